import type { TentativaDeCartao } from '@martelo/shared/cartao/pagamento';
import { PAGAR } from '../../palavras/pagar.ts';
import { Icone } from '../../site/ui/Icone.tsx';
import { nomeDoCartao } from './PagoNoCartao.tsx';
import estilo from './pagar.module.css';

/** What became of the last try to pay by card: that it was refused, why as far as its provider says it, and what to do. */
export function TentativaNoCartao({ tentativa }: { tentativa: TentativaDeCartao }) {
  switch (tentativa.situacao) {
    case 'EM_ANALISE':
      // Said by how it is paid, and by its row.
      return null;
    case 'EXPIRADA':
      return <p className={estilo.atencao}>{PAGAR.checkoutVenceu}</p>;
    case 'NEGADA': {
      const qual = nomeDoCartao(tentativa);
      return (
        <p className={estilo.motivo}>
          <Icone nome="triangle-exclamation-point" tamanho={18} />
          <span>
            <strong>{PAGAR.cartaoRecusado}</strong> {qual !== null && `(${qual}) `}
            {PAGAR.nadaCobrado}{' '}
            {tentativa.motivo === null ? PAGAR.semMotivoDoCartao : PAGAR.motivosDoCartao[tentativa.motivo]}
          </span>
        </p>
      );
    }
  }
}
