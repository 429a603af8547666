import type { Pagamento } from '@martelo/shared/venda';
import { PAGAR } from '../../palavras/pagar.ts';
import { Icone } from '../../site/ui/Icone.tsx';
import type { InstrucoesDaLinha } from './instrucoes-da-linha.ts';
import { estadoDaLinha } from './linha.ts';
import { custoEmPalavras, nomeDoCartao, parcelasEmPalavras } from './PagoNoCartao.tsx';
import estilo from './pagar.module.css';

/**
 * For who comes back from the card's checkout: first of all what became of it. By the payment as it is now, never by what the address says
 * of it.
 */
export function VoltaDoCartao({
  linha,
  instrucoes,
}: {
  linha: Pagamento | undefined;
  instrucoes: InstrucoesDaLinha | undefined;
}) {
  const dito = linha && voltaEmPalavras(linha, instrucoes);
  if (!dito) return null;
  const { tom, texto, detalhe } = dito;
  return (
    <div className={estilo.volta} data-tom={tom} role={tom === 'superado' ? 'alert' : 'status'}>
      <Icone nome={ICONES[tom]} tamanho={22} />
      <p>
        <strong>{texto}</strong> {detalhe} <a href={`#pagamento-${linha.uid}`}>{PAGAR.verPagamento}</a>
      </p>
    </div>
  );
}

const ICONES = {
  ganhando: 'circle-check',
  superado: 'triangle-exclamation-point',
  info: 'clock',
  alerta: 'clock',
} as const;

interface Volta {
  tom: keyof typeof ICONES;
  texto: string;
  detalhe: string;
}

/** Null of what is no card's, was taken back, or cannot be said. */
export function voltaEmPalavras(linha: Pagamento, instrucoes: InstrucoesDaLinha | undefined): Volta | null {
  if (linha.tipo !== 'CARTAO_DE_CREDITO' || linha.canceladoEm !== null) return null;
  const estado = estadoDaLinha(linha, instrucoes);
  if (estado === 'PAGO') return { tom: 'ganhando', texto: PAGAR.cartaoAprovado, detalhe: cobranca(linha) };
  if (typeof instrucoes !== 'object' || instrucoes.checkout === undefined) return null;
  const { tentativa } = instrucoes.checkout;
  switch (tentativa?.situacao) {
    case 'NEGADA':
      return {
        ...{ tom: 'superado', texto: PAGAR.cartaoRecusado },
        detalhe: [
          ...[nomeDoCartao(tentativa)].flatMap((qual) => (qual === null ? [] : [`${qual}.`])),
          tentativa.motivo === null ? PAGAR.semMotivoDoCartao : PAGAR.motivosDoCartao[tentativa.motivo],
        ].join(' '),
      };
    case 'EM_ANALISE':
      return { tom: 'info', texto: PAGAR.estados.EM_ANALISE, detalhe: PAGAR.cartaoEmAnalise };
    case 'EXPIRADA':
      return { tom: 'alerta', texto: PAGAR.checkoutVenceu, detalhe: '' };
    case undefined:
      return { tom: 'alerta', texto: PAGAR.voltouSemPagar, detalhe: '' };
  }
}

const cobranca = ({ cartao, valor }: Pagamento): string =>
  cartao === undefined ? '' : `${parcelasEmPalavras(cartao)} · ${custoEmPalavras(cartao, valor)}.`;
