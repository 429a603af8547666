import { ErroMartelo } from '@martelo/shared/erros';
import { uuidv7 } from '@martelo/shared/identificador';
import type { VendaEscrita } from '@martelo/shared/pos-venda/derivar';
import { podeCancelar } from '@martelo/shared/pos-venda/pagamentos';
import { sobrasDaVenda } from '@martelo/shared/pos-venda/sobra';
import { naoEstornado } from '@martelo/shared/pos-venda/totais';
import type { Pagamento, Venda } from '@martelo/shared/venda';

/**
 * A sale that comes to nothing (P21): what nobody paid yet is cancelled, and what was paid becomes refunds to make, listed until they are.
 * @param em Unix ms
 */
export function encerrar(
  venda: VendaEscrita,
  {
    como,
    motivo,
    em,
    por,
  }: { como: NonNullable<Venda['encerramento']>['como']; motivo: string; em: number; por: string },
): VendaEscrita {
  const instante = new Date(em).toISOString();
  const linhas = venda.pagamentos.map((linha) => {
    if (podeCancelar(linha)) return { ...linha, canceladoEm: instante };
    // Somebody else's (P8), or not looked at yet: it came all the same, and goes back.
    return veioDoBanco(linha) ? { ...linha, situacao: 'PAGO' as const, pagoEm: instante } : linha;
  });
  const devolucoes = linhas
    .filter(({ situacao, estornoDe }) => situacao === 'PAGO' && estornoDe === null)
    .flatMap((linha): Pagamento[] => {
      const resto = naoEstornado(linha, linhas);
      return resto > 0 ? [devolucao(linha, resto, instante)] : [];
    });
  return {
    ...venda,
    pagamentos: [...linhas, ...devolucoes],
    encerramento: { como, motivo, em: instante, por, juntadaEm: null, multa: null },
  };
}

/**
 * What a paid sale holds too much becomes refunds to make, listed until they are: nothing moves by that. Somebody else's money that was not
 * accepted (P8) came all the same, and its row says so.
 * @param em Unix ms
 * @throws ErroMartelo SEM_SOBRA
 */
export function devolverSobra(venda: Venda, em: number): VendaEscrita {
  const sobras = sobrasDaVenda(venda);
  if (sobras.length === 0) throw new ErroMartelo('SEM_SOBRA');
  const instante = new Date(em).toISOString();
  const retidas = new Set(sobras.map(({ linha }) => linha.uid));
  return {
    ...venda,
    pagamentos: [
      ...venda.pagamentos.map((linha) =>
        retidas.has(linha.uid) && linha.situacao !== 'PAGO'
          ? { ...linha, situacao: 'PAGO' as const, pagoEm: instante }
          : linha,
      ),
      ...sobras.map(({ linha, valor }) => devolucao(linha, valor, instante)),
    ],
  };
}

/** Money that a bank holds for us, and that nobody has taken as payment. */
const veioDoBanco = ({ recebimento, situacao, canceladoEm, estornoDe }: Pagamento): boolean =>
  recebimento !== null && situacao !== 'PAGO' && canceladoEm === null && estornoDe === null;

/** A refund that is to be made. */
const devolucao = (linha: Pagamento, valor: number, data: string): Pagamento => ({
  ...{ uid: uuidv7(), tipo: linha.tipo, valor: -valor, data, situacao: 'CADASTRADO', origem: 'equipe' },
  ...{ observacao: 'A devolver ao comprador.', motivo: null, terceiro: false, estornoDe: linha.uid },
  ...{ canceladoEm: null, pagoEm: null, recebimento: null, comprovantes: [] },
});
