'use client';

import type { CompraDetalhe } from '@martelo/shared/compra';
import type { RetiradaDoComprador } from '@martelo/shared/pos-venda/agendamento';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { RETIRADA } from '../../palavras/retirada.ts';
import { Botao } from '../../site/ui/Botao.tsx';
import { EscolherVaga, useVagas, vagasDaRetirada } from './EscolherVaga.tsx';
import { campoRecusado, comoTerceiro, QuemRetira, type TerceiroDigitado } from './QuemRetira.tsx';
import estilo from './retirada.module.css';
import { useChamada } from './usar-chamada.ts';

const SEM_VAGA = new Set(['VAGA_OCUPADA', 'HORARIO_INDISPONIVEL', 'PATIO_EM_RECESSO']);

/** What, when and who: one form, on the page. */
export function AgendarRetirada({
  compra,
  patUid,
  itens,
  aoAgendar,
  aoSair,
}: {
  compra: CompraDetalhe;
  patUid: string;
  itens: Readonly<CompraDetalhe['itens']>;
  /** With the pickup's uid. */
  aoAgendar: (uid: string) => void;
  aoSair: () => void;
}) {
  const { refresh } = useRouter();
  const [vagas, lerDeNovo] = useVagas(vagasDaRetirada(patUid, compra.id));
  const [saem, definirItens] = useState<readonly string[]>(itens.map(({ uid }) => uid));
  const [inicio, escolher] = useState<string | null>(null);
  const [terceiro, definirTerceiro] = useState<TerceiroDigitado | null>(null);
  const { recusa, enviando, mandar } = useChamada<RetiradaDoComprador>();
  const noCampo = campoRecusado(recusa) !== null;

  const enviar = async (evento: FormEvent) => {
    evento.preventDefault();
    if (inicio === null || saem.length === 0) return;
    const feita = await mandar(
      'POST',
      `cliente/compras/${compra.id}/retirada`,
      { itens: saem, patUid, inicio, ...(terceiro && { terceiro: comoTerceiro(terceiro) }) },
      ({ codigo }) => {
        if (!SEM_VAGA.has(codigo)) return;
        escolher(null);
        lerDeNovo();
      },
    );
    if (feita === null) return;
    aoAgendar(feita.uid);
    refresh();
  };

  return (
    <form className={estilo.pilha} onSubmit={enviar}>
      {itens.length > 1 && (
        <fieldset className={estilo.escolha}>
          <legend>{RETIRADA.oQueSai}</legend>
          {itens.map(({ uid, loteNumero, loteNome }) => (
            <label key={uid} className={estilo.linha}>
              <input
                type="checkbox"
                checked={saem.includes(uid)}
                onChange={({ target: { checked } }) =>
                  definirItens((atuais) => (checked ? [...atuais, uid] : atuais.filter((um) => um !== uid)))
                }
              />
              {loteNumero} · {loteNome}
            </label>
          ))}
        </fieldset>
      )}
      <EscolherVaga vagas={vagas} lerDeNovo={lerDeNovo} inicio={inicio} aoEscolher={escolher} />
      <QuemRetira terceiro={terceiro} recusa={recusa} aoMudar={definirTerceiro} />
      {recusa !== null && !noCampo && (
        <p className={estilo.erro} role="alert">
          {recusa.frase}
        </p>
      )}
      <div className={estilo.botoes}>
        <Botao type="submit" carregando={enviando} disabled={inicio === null || saem.length === 0}>
          {RETIRADA.confirmar}
        </Botao>
        <Botao variante="secundario" onClick={aoSair}>
          {RETIRADA.voltar}
        </Botao>
      </div>
    </form>
  );
}
