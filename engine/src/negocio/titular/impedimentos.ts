import { ErroMartelo } from '@martelo/shared/erros';
import type { Impedimento } from '@martelo/shared/titular';
import { LANCES } from '../../leituras/registros/lance.ts';
import { VENDAS } from '../../leituras/registros/venda.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';

/** As many purchases are named; of more it is said that there are. */
const NOMEADAS = 5;

export interface Impedimentos {
  /** Why an account cannot be erased now; empty when it can. */
  de(cliUid: string): Promise<Impedimento[]>;
  /** @throws ErroMartelo ELIMINACAO_IMPEDIDA */
  exigirNenhum(cliUid: string): Promise<void>;
}

export function criarImpedimentos(
  registros: Registros,
  /** Whether a bid or a secret maximum of theirs stands on a lot that still takes bids. */
  emDisputa: (cliUid: string) => Promise<boolean>,
): Impedimentos {
  const dele = (cliUid: string) => ({ tipo: 'exata', campo: 'cliUid', valor: cliUid }) as const;

  const compras = async (cliUid: string): Promise<Impedimento[]> => {
    const abertas: number[] = [];
    let aDevolver = 0;
    for await (const venda of registros.colecao(VENDAS).percorrer(SISTEMA, { filtros: [dele(cliUid)] })) {
      if (venda.aba !== 'fechadas') abertas.push(venda.id);
      if (
        venda.pagamentos.some(
          (um) => um.estornoDe !== null && um.canceladoEm === null && um.situacao !== 'PAGO',
        )
      )
        aDevolver = venda.id;
    }
    const numeros = abertas.slice(0, NOMEADAS).join(', ');
    const mais = abertas.length > NOMEADAS ? ' e outras' : '';
    return [
      ...(abertas.length === 0
        ? []
        : [
            {
              codigo: 'COMPRA_ABERTA' as const,
              texto:
                abertas.length === 1
                  ? `A compra ${numeros} ainda não terminou: falta pagamento, retirada ou documentação.`
                  : `As compras ${numeros}${mais} ainda não terminaram: falta pagamento, retirada ou documentação.`,
              caminho: abertas.length === 1 ? `/cliente/compras/${abertas[0]}` : '/cliente/compras',
            },
          ]),
      ...(aDevolver === 0
        ? []
        : [
            {
              codigo: 'DINHEIRO_A_DEVOLVER' as const,
              texto: `Há dinheiro da compra ${aDevolver} a devolver a você.`,
              caminho: `/cliente/compras/${aDevolver}`,
            },
          ]),
    ];
  };

  const propostas = async (cliUid: string): Promise<boolean> => {
    const filtros = [dele(cliUid), { tipo: 'exata', campo: 'tipoNegociacao', valor: 'Proposta' } as const];
    for await (const { proposta } of registros.colecao(LANCES).percorrer(SISTEMA, { filtros }))
      if (proposta?.situacao === 'Aguardando' || proposta?.situacao === 'Contraproposta') return true;
    return false;
  };

  const impedimentos: Impedimentos = {
    async de(cliUid) {
      const [disputa, daVenda, proposta] = await Promise.all([
        emDisputa(cliUid),
        compras(cliUid),
        propostas(cliUid),
      ]);
      return [
        ...(disputa
          ? [
              {
                codigo: 'LANCE_ABERTO' as const,
                texto: 'Você tem lance ou máximo em um lote que ainda recebe lances. Aguarde o encerramento.',
                caminho: '/cliente/meus-lances',
              },
            ]
          : []),
        ...(proposta
          ? [
              {
                codigo: 'NEGOCIACAO_ABERTA' as const,
                texto: 'Você tem uma proposta aguardando resposta.',
                caminho: '/cliente/meus-lances',
              },
            ]
          : []),
        ...daVenda,
      ];
    },
    async exigirNenhum(cliUid) {
      const achados = await impedimentos.de(cliUid);
      if (achados.length === 0) return;
      throw new ErroMartelo('ELIMINACAO_IMPEDIDA', {
        motivos: achados.map(({ texto }) => texto).join(' '),
        impedimentos: achados,
      });
    },
  };
  return impedimentos;
}
