import type { Consulta } from '@martelo/shared/filtro';
import type { Posicao } from '@martelo/shared/lance';
import type { MinhaPosicao } from '@martelo/shared/lote-detalhe';
import { posicaoDe } from '../auction/leituras/publico.ts';
import { SISTEMA } from '../records/acesso.ts';
import type { Acesso, Registros } from '../records/records.ts';
import { PARTICIPACOES, type Participacao } from './registros/participacao.ts';
import { VENDAS, vendaDoLote } from './registros/venda.ts';
import type { Leitura } from './terminados/leitura.ts';
import type { LoteGuardado } from './terminados/vista.ts';
import { condicionalDoCliente } from './vistas/condicional.ts';
import { ultimaPropostaDe } from './vistas/proposta.ts';

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

const ultimasDe = (cliUid: string): Pick<Consulta, 'filtros' | 'ordem'> => ({
  filtros: [{ tipo: 'exata', campo: 'cliUid', valor: cliUid }],
  ordem: { campo: 'ultimoLance.data', tipoOrdenacao: 'desc', tipoCampo: 'date' },
});

export interface Posicoes {
  /** In one lot; null when the auction does not have it. */
  emUmLote(acesso: Cliente, leiUid: string, lelUid: string): Promise<MinhaPosicao | null>;
  /** In each of their latest lots. */
  todas(cliUid: string): Promise<{ lelUid: string; posicao: Posicao }[]>;
  /** Whether any lot they took part in still takes bids with theirs among them. */
  emDisputa(cliUid: string): Promise<boolean>;
}

export function criarPosicoes(leitura: Leitura, registros: Registros, emDia: () => Promise<void>): Posicoes {
  const participacoes = registros.colecao(PARTICIPACOES);
  const vendas = registros.colecao(VENDAS);
  const posicoes: Posicoes = {
    async emUmLote(acesso, leiUid, lelUid) {
      await emDia();
      const participacao = await participacoes.obter(acesso, `${acesso.cliUid}:${lelUid}`);
      const venda = await vendaDoLote(vendas, acesso, lelUid);
      const lido = await leitura.lote(leiUid, lelUid);
      return lido && posicaoNoLote(lido, acesso.cliUid, participacao, venda?.id ?? null);
    },
    async todas(cliUid) {
      await emDia();
      const { itens } = await participacoes.listar(SISTEMA, {
        ...ultimasDe(cliUid),
        pagina: 1,
        porPagina: POSICOES_AO_CONECTAR,
        semTotal: true,
      });
      const achadas = await Promise.all(
        itens.map(async ({ lelUid, leiUid }) => {
          const lido = await leitura.lote(leiUid, lelUid);
          return lido ? [{ lelUid, posicao: posicaoDe(lido.lote, cliUid) }] : [];
        }),
      );
      return achadas.flat();
    },
    async emDisputa(cliUid) {
      await emDia();
      for await (const { lelUid, leiUid } of participacoes.percorrer(SISTEMA, ultimasDe(cliUid))) {
        const lido = await leitura.lote(leiUid, lelUid);
        if (lido && ABERTAS.includes(posicaoDe(lido.lote, cliUid))) return true;
      }
      return false;
    },
  };
  return posicoes;
}
