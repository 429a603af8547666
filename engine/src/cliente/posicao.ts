import type { Posicao } from '@martelo/shared/lance';
import type { MinhaPosicao } from '@martelo/shared/lote-detalhe';
import { posicaoDe } from '../auction/publico.ts';
import { condicionalDoCliente } from '../condicionais/apresentar.ts';
import { ultimaPropostaDe } from '../propostas/apresentar.ts';
import type { Acesso, Registros } from '../records/records.ts';
import type { Leitura } from '../terminados/leitura.ts';
import type { LoteGuardado } from '../terminados/vista.ts';
import { VENDAS } from '../vendas/registro.ts';
import { PARTICIPACOES, type Participacao } from './participacao.ts';

type Cliente = Extract<Acesso, { tipo: 'cliente' }>;

/** The most recent lots a client is told their position in when their socket connects. */
const POSICOES_AO_CONECTAR = 200;

/** Rule 21: of who bid on a lot that takes bids still. */
const ABERTAS: readonly Posicao[] = ['ganhando', 'superado'];

/** Where a client stands in one lot (rule 21), their own secret cap while it counts, and what is negotiated with them. */
export function posicaoNoLote(
  { lote, refeitos }: LoteGuardado,
  cliUid: string,
  participacao: Participacao | null,
  vendaId: number | null,
): MinhaPosicao {
  const posicao = posicaoDe(lote, cliUid);
  const lider = lote.lideranca?.participante.uid === cliUid ? lote.lideranca : null;
  return {
    lelUid: lote.uid,
    posicao,
    maximo: lider?.modo === 'AUTOMATICO' ? lider.maximo : null,
    meuLance: lider?.preco ?? meuMaior(refeitos, cliUid, participacao),
    vendaId: posicao === 'vencedor' || posicao.startsWith('condicional') ? vendaId : null,
    proposta: ultimaPropostaDe(lote, cliUid),
    condicional: condicionalDoCliente(lote, cliUid),
  };
}

/** What the record adds up is right until something was cancelled (rule 19). */
function meuMaior(
  refeitos: LoteGuardado['refeitos'],
  cliUid: string,
  participacao: Participacao | null,
): number | null {
  if (refeitos !== null) return refeitos.get(cliUid) ?? null;
  return participacao?.maiorLancePublico || null;
}

export interface Posicoes {
  /** In one lot; null when the auction does not have it. */
  emUmLote(acesso: Cliente, leiUid: string, lelUid: string): Promise<MinhaPosicao | null>;
  /** In each of their latest lots. */
  todas(cliUid: string): Promise<{ lelUid: string; posicao: Posicao }[]>;
  /** Whether one of those is still open. */
  emDisputa(cliUid: string): Promise<boolean>;
}

export function criarPosicoes(leitura: Leitura, registros: Registros, emDia: () => Promise<void>): Posicoes {
  const participacoes = registros.colecao(PARTICIPACOES);
  const vendas = registros.colecao(VENDAS);
  const posicoes: Posicoes = {
    async emUmLote(acesso, leiUid, lelUid) {
      await emDia();
      const participacao = await participacoes.obter(acesso, `${acesso.cliUid}:${lelUid}`);
      const venda = await vendas.obterPor(acesso, 'lelUid', lelUid);
      const lido = await leitura.lote(leiUid, lelUid);
      return lido && posicaoNoLote(lido, acesso.cliUid, participacao, venda?.id ?? null);
    },
    async todas(cliUid) {
      await emDia();
      const { itens } = await participacoes.listar(
        { tipo: 'sistema' },
        {
          filtros: [{ tipo: 'exata', campo: 'cliUid', valor: cliUid }],
          ordem: { campo: 'ultimoLance.data', tipoOrdenacao: 'desc', tipoCampo: 'date' },
          pagina: 1,
          porPagina: POSICOES_AO_CONECTAR,
        },
      );
      const achadas = await Promise.all(
        itens.map(async ({ lelUid, leiUid }) => {
          const lido = await leitura.lote(leiUid, lelUid);
          return lido ? [{ lelUid, posicao: posicaoDe(lido.lote, cliUid) }] : [];
        }),
      );
      return achadas.flat();
    },
    async emDisputa(cliUid) {
      return (await posicoes.todas(cliUid)).some(({ posicao }) => ABERTAS.includes(posicao));
    },
  };
  return posicoes;
}
