'use client';

import { useEffect, useState } from 'react';
import { lerConfiguracao } from '../live/configuracao.tsx';
import { BUSCA } from '../palavras/busca.ts';
import { chamar } from '../sessao/comandar.ts';
import { pedirLoginPara, tomarIntencao } from '../sessao/depois-do-login.ts';
import { fraseDoErro } from '../sessao/frase.ts';
import { Icone } from '../site/ui/Icone.tsx';
import estilo from './Buscas.module.css';

type Estado =
  | { busca: string; tipo: 'salvando' | 'salva' }
  | { busca: string; tipo: 'recusada'; porque: string };
const INTENCAO = 'salvar-busca';

/** Keeps what the listing is filtered by. Drawn the same for everybody; a visitor logs in and comes back with it kept. */
export function SalvarBusca({ busca }: { busca: string }) {
  const [ultimo, definir] = useState<Estado | null>(null);
  // Of another search nothing is known.
  const estado = ultimo?.busca === busca ? ultimo : null;

  const salvar = async () => {
    if (!lerConfiguracao()?.autenticado) return pedirLoginPara(INTENCAO, busca, 'busca');
    definir({ busca, tipo: 'salvando' });
    const resposta = await chamar('POST', 'cliente/buscas', { busca });
    if (resposta.tipo === 'recusado' && resposta.erro.statusCode === 401)
      return pedirLoginPara(INTENCAO, busca, 'busca');
    definir(
      resposta.tipo === 'aceito'
        ? { busca, tipo: 'salva' }
        : { busca, tipo: 'recusada', porque: fraseDoErro(resposta.erro) },
    );
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on the page that they came back to
  useEffect(() => {
    if (lerConfiguracao()?.autenticado && tomarIntencao(INTENCAO) === busca) void salvar();
  }, []);

  if (estado?.tipo === 'salva')
    return (
      <span role="status" className={estilo.salva}>
        <Icone nome="check" tamanho={16} /> {BUSCA.salva}: <a href="/cliente/buscas">{BUSCA.ver}</a>
      </span>
    );
  return (
    <>
      <button
        type="button"
        className={estilo.salvar}
        disabled={estado?.tipo === 'salvando'}
        onClick={() => void salvar()}
      >
        <Icone nome="bell" tamanho={16} /> {estado?.tipo === 'salvando' ? BUSCA.salvando : BUSCA.salvar}
      </button>
      {estado?.tipo === 'recusada' && (
        <span role="alert" className={estilo.porque}>
          {estado.porque}
        </span>
      )}
    </>
  );
}
