import { ErroMartelo } from '@martelo/shared/erros';
import type { RegrasHotsite, TipoHotsite } from '@martelo/shared/hotsite';
import type { PorModo } from '@martelo/shared/modo';
import type { Impedimento } from '@martelo/shared/titular';
import { CLIENTES } from '../../acesso/clientes/registro.ts';
import { LANCES } from '../../leituras/registros/lance.ts';
import { VENDAS } from '../../leituras/registros/venda.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';

const EM_DISPUTA: PorModo<string> = {
  leilao: 'Você tem lance ou máximo em um lote que ainda recebe lances. Aguarde o encerramento.',
  loja: 'Você tem oferta ou máximo em um anúncio que ainda recebe ofertas. Aguarde o encerramento.',
};

/** As many purchases are named; of more it is said that there are. */
const NOMEADAS = 5;

export interface Impedimentos {
  /** Why an account cannot be erased now, in words of its brand's mode; empty when it can. */
  de(cliUid: string): Promise<Impedimento[]>;
  /** @throws ErroMartelo ELIMINACAO_IMPEDIDA */
  exigirNenhum(cliUid: string): Promise<void>;
}

export function criarImpedimentos(
  registros: Registros,
  hotsitePorId: (id: number) => Pick<RegrasHotsite, 'tipo'> | null,
  /** Whether a bid or a secret maximum of theirs stands on a lot that still takes bids. */
  emDisputa: (cliUid: string) => Promise<boolean>,
): Impedimentos {
  const modoDe = async (cliUid: string): Promise<TipoHotsite> => {
    const cliente = await registros.colecao(CLIENTES).obter(SISTEMA, cliUid);
    return (cliente && hotsitePorId(cliente.hotsiteId)?.tipo) ?? 'leilao';
  };
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
      const [modo, disputa, daVenda, proposta] = await Promise.all([
        modoDe(cliUid),
        emDisputa(cliUid),
        compras(cliUid),
        propostas(cliUid),
      ]);
      return [
        ...(disputa
          ? [
              {
                codigo: 'LANCE_ABERTO' as const,
                texto: EM_DISPUTA[modo],
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
