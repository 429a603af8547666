'use client';

import type { LeituraDoComprovante, MarcaDaLeitura } from '@martelo/shared/pos-venda/leitura-do-comprovante';
import { formatarReais } from '@martelo/shared/reais';
import { useEffect, useState } from 'react';
import { LEITURA } from '../palavras/leitura.ts';
import { Icone, type NomeIcone } from '../site/ui/Icone.tsx';
import estilo from './leitura.module.css';

/** Who goes through the queue by keys has nothing read on the way. */
const ESPERA_MS = 400;
const ICONES: Record<MarcaDaLeitura, NomeIcone> = {
  igual: 'circle-check',
  diferente: 'triangle-exclamation-point',
  'nao-lido': 'info',
  'sem-esperado': 'info',
};

/** What a program read in a proof (P7), each part beside what is asked of it: a hint, said to be one. */
export function Leitura({
  pagamentoUid,
  arquivoUid,
  nome,
}: {
  pagamentoUid: string;
  arquivoUid: string;
  /** Of the file. */
  nome: string;
}) {
  const [lida, guardar] = useState<LeituraDoComprovante | 'falhou' | null>(null);
  useEffect(() => {
    const aborto = new AbortController();
    const ler = async () => {
      const resposta = await fetch(`/api/v1/pagamentos/${pagamentoUid}/comprovantes/${arquivoUid}/leitura`, {
        signal: aborto.signal,
      });
      return resposta.ok ? ((await resposta.json()) as LeituraDoComprovante) : 'falhou';
    };
    const relogio = setTimeout(() => {
      ler()
        .catch(() => 'falhou' as const)
        .then((achada) => aborto.signal.aborted || guardar(achada));
    }, ESPERA_MS);
    return () => {
      clearTimeout(relogio);
      aborto.abort();
    };
  }, [pagamentoUid, arquivoUid]);
  return (
    <section className={estilo.leitura} aria-label={LEITURA.de(nome)} aria-busy={lida === null}>
      <h3>{LEITURA.titulo}</h3>
      {lida === null ? (
        <p>{LEITURA.lendo}</p>
      ) : lida === 'falhou' ? (
        <p>{LEITURA.naoRespondeu}</p>
      ) : lida.leu ? (
        <Achados lida={lida} />
      ) : (
        <p>{LEITURA.nadaLido}</p>
      )}
    </section>
  );
}

function Achados({ lida: { valor, pagador, recebedor } }: { lida: LeituraDoComprovante }) {
  return (
    <>
      <dl>
        <Linha
          nome={LEITURA.valor}
          marca={valor.marca}
          lido={
            valor.marca === 'igual'
              ? formatarReais(valor.esperado)
              : valor.lidos
                  .slice(0, MAXIMO_DE_VALORES)
                  .map((um) => formatarReais(um))
                  .join(', ')
          }
          esperado={formatarReais(valor.esperado)}
        />
        <Linha nome={LEITURA.pagador} {...pagador} esperado={pagador.esperado.join(LEITURA.ou)} />
        <Linha nome={LEITURA.recebedor} {...recebedor} esperado={recebedor.esperado.join(LEITURA.ou)} />
      </dl>
      <p>{LEITURA.eDica}</p>
    </>
  );
}
/** A proof that says a dozen amounts says nothing. */
const MAXIMO_DE_VALORES = 4;

function Linha({
  nome,
  marca,
  lido,
  esperado,
}: {
  nome: string;
  marca: MarcaDaLeitura;
  lido: string | null;
  esperado: string;
}) {
  return (
    <div data-marca={marca}>
      <dt>{nome}</dt>
      <dd>
        <span className={estilo.marca}>
          <Icone nome={ICONES[marca]} tamanho={16} />
          {LEITURA.marcas[marca]}
        </span>
        {lido && <strong>{lido}</strong>}
        {marca === 'diferente' && <span>{LEITURA.esperado(esperado)}</span>}
      </dd>
    </div>
  );
}
