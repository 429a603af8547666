import type { Parcelamento } from '@martelo/shared/cartao/parcelamentos';
import { formatarReais } from '@martelo/shared/reais';
import { escapar, pagina } from '../pagina-simulada.ts';
import type { CheckoutSimulado } from './cartao-simulado.ts';

/** The page that the buyer is sent to: what is paid, in how many instalments, and three ways on. */
export const paginaDoCheckout = (checkout: CheckoutSimulado, opcoes: readonly Parcelamento[]): string =>
  pagina(
    'Pagamento com cartão',
    `<p>${escapar(checkout.descricao)}</p>
<p class="valor">${formatarReais(checkout.centavos)}</p>
<form method="post">
<fieldset><legend>Em quantas vezes?</legend>
${opcoes.map(alternativa).join('\n')}
</fieldset>
<p class="nota">Página de demonstração: nenhum número de cartão é pedido, e ninguém é cobrado.</p>
<div class="acoes">
<button name="acao" value="pagar">Pagar</button>
<button name="acao" value="recusar" class="leve">Simular cartão sem limite</button>
<button name="acao" value="analisar" class="leve">Simular pagamento em análise</button>
<button name="acao" value="desistir" class="leve">Desistir e voltar</button>
</div>
</form>`,
  );

export const paginaSemCheckout = (): string =>
  pagina(
    'Pagamento não encontrado',
    '<p>Este endereço de pagamento não existe ou venceu. Volte à sua compra e comece de novo.</p>',
  );

const alternativa = (opcao: Parcelamento, i: number): string => {
  const { parcelas, demais } = opcao;
  const quanto = parcelas === 1 ? 'À vista' : `${parcelas} vezes de ${formatarReais(demais)}`;
  return `<label><input type="radio" name="parcelas" value="${parcelas}"${i === 0 ? ' checked' : ''}>
<span><b>${escapar(quanto)}</b><small>${escapar(detalhe(opcao))}</small></span></label>`;
};

function detalhe({ parcelas, primeira, demais, valorComJuros, taxaDeJuros }: Parcelamento): string {
  if (parcelas === 1) return formatarReais(primeira);
  if (taxaDeJuros > 0)
    return `total de ${formatarReais(valorComJuros)}, juros de ${taxaDeJuros.toLocaleString('pt-BR')}\u00a0% ao mês`;
  return primeira === demais ? 'sem juros' : `sem juros, a primeira de ${formatarReais(primeira)}`;
}
