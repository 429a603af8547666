'use client';

import { formatarDataHora } from '@martelo/shared/datas';
import type { Filtro, Pagina } from '@martelo/shared/filtro';
import { Dialogo } from '../../negociacao/Dialogo.tsx';
import { CONVITES } from '../../palavras/convites.ts';
import { chamar } from '../../sessao/comandar.ts';
import { Botao } from '../../site/ui/Botao.tsx';
import estilo from '../sac.module.css';
import { useLido } from '../usar-lido.ts';

interface Veio {
  uid: string;
  nome: string;
  razaoSocial?: string | null;
  dataCadastro: string;
}
const MAXIMO = 50;

/** Who registered by an invitation, the latest first. */
export function QuemVeio({ nome, codigo, aoFechar }: { nome: string; codigo: string; aoFechar: () => void }) {
  const lido = useLido<Pagina<Veio>>(codigo, async () => {
    const filtro: Filtro = { tipo: 'exata', campo: 'convite.codigo', valor: codigo };
    const busca = new URLSearchParams({
      ...{ filtro: JSON.stringify([filtro]), ordenar: 'dataCadastro', ordem: 'desc' },
      porPagina: String(MAXIMO),
    });
    const resposta = await chamar<Pagina<Veio>>('GET', `clientes/qb?${busca}`);
    return resposta.tipo === 'aceito' ? resposta.corpo : 'falhou';
  });
  return (
    <Dialogo titulo={CONVITES.vieram(nome)} aoFechar={aoFechar}>
      {lido === null && <p className={estilo.suave}>{CONVITES.buscando}</p>}
      {lido === 'falhou' && (
        <p role="alert" className={estilo.erro}>
          {CONVITES.naoBuscou}
        </p>
      )}
      {lido !== null && lido !== 'falhou' && lido.itens.length === 0 && <p>{CONVITES.ninguem}</p>}
      {lido !== null && lido !== 'falhou' && lido.itens.length > 0 && (
        <>
          <ul className={estilo.outros}>
            {lido.itens.map((um) => (
              <li key={um.uid}>
                <strong>{um.razaoSocial ?? um.nome}</strong>
                <span className={estilo.suave}>{CONVITES.cadastrou(formatarDataHora(um.dataCadastro))}</span>
              </li>
            ))}
          </ul>
          {lido.total > lido.itens.length && <p>{CONVITES.mais(lido.total - lido.itens.length)}</p>}
        </>
      )}
      <Botao variante="secundario" largo autoFocus onClick={aoFechar}>
        {CONVITES.fechar}
      </Botao>
    </Dialogo>
  );
}
