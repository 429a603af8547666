import { diaEmSaoPaulo } from '@martelo/shared/datas';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { uuidv7 } from '@martelo/shared/identificador';
import type { ConteudoDaNota } from '@martelo/shared/impressos/nota';
import { type NotaEmitida, numeroDaNota } from '@martelo/shared/impressos/nota';
import { MODOS } from '@martelo/shared/modo';
import { type NotaDevida, nomeiaOsLotes, notaDevida } from '@martelo/shared/pos-venda/nota';
import { somarDias } from '@martelo/shared/pos-venda/prazos';
import { totaisDaVenda } from '@martelo/shared/pos-venda/totais';
import type { Pagamento, Venda } from '@martelo/shared/venda';
import { RECEBIMENTOS } from '../../casa/credito-sem-destino.ts';
import { NOTAS } from '../../casa/nota.ts';
import { VENDAS } from '../../leituras/registros/venda.ts';
import type { LoteLido } from '../../leituras/terminados/leitura.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { semCarimbos } from '../../records/campos.ts';
import { deNovoSeMudou, ValorEmUso } from '../../records/conflitos.ts';
import type { Registro } from '../../records/records.ts';
import { normalizar } from '../../records/texto.ts';
import { agendaDe, patiosDaMarca } from '../retirada/patio-do-lote.ts';
import { exigir, type FontesDosImpressos, leilaoNoPapel, loteNoPapel, lotesLidos } from './partes.ts';

export type Nota = Registro<NotaEmitida & { uid: string; id: number; hotsiteId: number }>;

/** Series of notas; another begins only by a decision of the house's accountants, and would begin at 1. */
const SERIE = '1';
const DO_SISTEMA = 'sistema';

export interface Notas {
  /**
   * Brings the nota of a sale to what the sale is now: a paid sale has one that stands, one that came to nothing or was given all back none, and any other what it has.
   * However often and from wherever it is asked at once, there is one (D2), and numbers go 1…n (D1).
   */
  acertar(vendaUid: string): Promise<void>;
  /** The one that stands of a sale; null when none does. */
  daVenda(vendaUid: string): Promise<Nota | null>;
  /** All that there ever were of a sale, the last one first. */
  todasDaVenda(vendaUid: string): Promise<Nota[]>;
}

export function criarNotas(fontes: FontesDosImpressos): Notas {
  const { registros, agora } = fontes;
  const notas = registros.colecao(NOTAS);
  const vendas = registros.colecao(VENDAS);

  const daVenda = (vendaUid: string): Promise<Nota | null> => notas.obterPor(SISTEMA, 'viva', vendaUid);

  const todasDaVenda = async (vendaUid: string): Promise<Nota[]> => {
    const achadas: Nota[] = [];
    const filtros = [{ tipo: 'exata', campo: 'vendaUid', valor: vendaUid } as const];
    const ordem = { campo: 'emitidaEm', tipoOrdenacao: 'desc', tipoCampo: 'date' } as const;
    for await (const nota of notas.percorrer(SISTEMA, { filtros, ordem })) achadas.push(nota);
    return achadas;
  };

  const ultimaDe = async (emissor: string): Promise<Nota | null> => {
    const filtros = [
      { tipo: 'exata', campo: 'emissor', valor: emissor } as const,
      { tipo: 'exata', campo: 'serie', valor: SERIE } as const,
    ];
    const ordem = { campo: 'sequencia', tipoOrdenacao: 'desc', tipoCampo: 'long' } as const;
    const { itens } = await notas.listar(SISTEMA, {
      filtros,
      ordem,
      pagina: 1,
      porPagina: 1,
      semTotal: true,
    });
    return itens[0] ?? null;
  };

  /** The number is born in the write that inserts it: who comes second finds it taken, and takes the next. */
  const emitir = async (venda: Registro<Venda>): Promise<void> => {
    const { conteudo, emissor } = await conteudoDa(fontes, venda);
    const [cancelada] = await todasDaVenda(venda.uid);
    for (;;) {
      const ultima = await ultimaDe(emissor.chave);
      const sequencia = (ultima?.sequencia ?? 0) + 1;
      // Of clocks that differ the later one counts: numbers are in the order of their instants.
      const emitidaEm = new Date(Math.max(agora(), Date.parse(ultima?.emitidaEm ?? '') || 0)).toISOString();
      try {
        await notas.inserir(SISTEMA, {
          ...{ uid: uuidv7(), id: await registros.proximoId('nota'), hotsiteId: venda.hotsiteId },
          ...{ vendaUid: venda.uid, vendaId: venda.id, cliUid: venda.cliUid },
          ...{ emissor: emissor.chave, emissorNome: emissor.nome, serie: SERIE, sequencia },
          ...{ chave: `${emissor.chave}/${SERIE}/${sequencia}`, viva: venda.uid, emitidaEm },
          ...{ total: conteudo.total, situacao: 'EMITIDA', conteudo },
          ...{ canceladaEm: null, canceladaPor: null, motivo: null, substituidaPor: null },
          substitui: cancelada ? { uid: cancelada.uid, numero: numeroDaNota(cancelada) } : null,
        });
        return;
      } catch (erro) {
        if (!(erro instanceof ValorEmUso)) throw erro;
        // The sale has one by now: somebody else's is it.
        if (erro.campos.includes('viva')) return;
      }
    }
  };

  const mudar = (uid: string, mudanca: (antes: Nota) => Partial<NotaEmitida> | null): Promise<void> =>
    deNovoSeMudou(async () => {
      const antes = await notas.obter(SISTEMA, uid);
      const mudancas = antes && mudanca(antes);
      if (antes === null || mudancas === null) return;
      await notas.salvar(SISTEMA, { ...semCarimbos(antes), ...mudancas } as never, antes.revisao);
    });

  /** The one that was cancelled names the one that stands in its place; said again, nothing changes. */
  const nomear = async (viva: Nota): Promise<void> => {
    if (viva.substitui === null) return;
    const porEsta = { uid: viva.uid, numero: numeroDaNota(viva) };
    await mudar(viva.substitui.uid, ({ substituidaPor }) =>
      substituidaPor === null ? { substituidaPor: porEsta } : null,
    );
  };

  return {
    daVenda,
    todasDaVenda,
    async acertar(vendaUid) {
      // What the sale became while this was done is seen in another round.
      for (;;) {
        const venda = await vendas.obter(SISTEMA, vendaUid);
        const viva = await daVenda(vendaUid);
        const devida = venda === null ? 'nenhuma' : notaDevida(venda);
        if (venda !== null && viva !== null && devida !== 'nenhuma' && nomeiaOsLotes(viva.conteudo, venda))
          return nomear(viva);
        if (venda !== null && viva === null && devida === 'uma') await emitir(venda);
        else {
          if (viva === null) return;
          const motivo = motivoDo(venda, devida);
          const canceladaEm = new Date(agora()).toISOString();
          await mudar(viva.uid, ({ situacao }) =>
            situacao === 'CANCELADA'
              ? null
              : { situacao: 'CANCELADA', viva: null, canceladaEm, canceladaPor: DO_SISTEMA, motivo },
          );
        }
      }
    },
  };
}

/** Why a nota stands no longer when nobody cancelled it. */
function motivoDo(venda: Venda | null, devida: NotaDevida): string {
  switch (venda?.situacao) {
    case 'ClienteDesistiu':
      return 'O comprador desistiu da compra.';
    case 'Cancelada':
    case undefined:
      return 'A venda foi cancelada.';
    default:
      return devida === 'nenhuma' ? 'O pagamento foi todo devolvido.' : 'Os lotes da compra mudaram.';
  }
}

/** Whose series a sale's nota is of: the auctioneer's, whatever the brand; in a store the brand's own, which signs as the company it is. */
function emissorDe(
  lido: LoteLido,
  hotsite: Pick<RegrasHotsite, 'id' | 'nome' | 'tipo' | 'legal'>,
): { chave: string; nome: string } {
  const { leiloeiro } = lido.estado.leilao;
  if (MODOS[hotsite.tipo].emissorDaNota === 'marca' || leiloeiro === undefined)
    return { chave: `marca:${hotsite.id}`, nome: hotsite.legal?.razaoSocial ?? hotsite.nome };
  // The registration is what the trade knows them by; an auction may name them by it alone.
  const inscricao = leiloeiro.inscricao?.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
  return { chave: `leiloeiro:${inscricao || normalizar(leiloeiro.nome)}`, nome: leiloeiro.nome };
}

/** What a sale's nota says, as everything is at this moment. @throws ErroMartelo DOCUMENTO_NAO_ENCONTRADO */
async function conteudoDa(
  fontes: FontesDosImpressos,
  venda: Registro<Venda>,
): Promise<{ conteudo: ConteudoDaNota; emissor: { chave: string; nome: string } }> {
  const hotsite = exigir(fontes.hotsitePorId(venda.hotsiteId));
  const comprador = exigir(await fontes.compradorNoNumerado(venda.cliUid));
  const lidos = await lotesLidos(fontes, venda);
  const patioDe = await patiosDaMarca(fontes.registros, venda.hotsiteId);
  const fechadaEm = venda.fechadaEm ?? venda.updatedAt;
  const nomes = [...new Set(venda.itens.flatMap(({ patioNome }) => patioNome ?? []))];
  return {
    emissor: emissorDe(lidos[0]!, hotsite),
    conteudo: {
      leilao: leilaoNoPapel(lidos[0]!),
      ...{ comprador, vendaId: venda.id, fechadaEm },
      lotes: await Promise.all(venda.itens.map((item, i) => loteNoPapel(fontes, item, lidos[i]!))),
      itensExtras: venda.itensExtras.map(({ nome, valor }) => ({ nome, valor })),
      desconto: venda.valorDesconto,
      total: venda.totalAPagar,
      pagamentos: await Promise.all(
        venda.pagamentos.filter(conta).map((linha) => pagamentoDe(fontes, linha)),
      ),
      troco: totaisDaVenda(venda).valorTroco,
      retirada: nomes.map((nome) => {
        const patio = patioDe(nome);
        const agenda = patio && agendaDe(patio);
        const gratis = agenda && somarDias(diaEmSaoPaulo(fechadaEm), agenda.diasGratis, false);
        return { patio: nome, gratisAte: gratis, diaria: agenda?.valorDia ?? 0 };
      }),
      prazoDocumentos: Math.max(...venda.itens.map(({ documentacao }) => documentacao.previsaoDias)),
      empresa: hotsite.legal ?? null,
    },
  };
}

/** Rows that paid for it: those that count in its totals (P5). */
const conta = ({ canceladoEm, situacao, tipo }: Pagamento): boolean =>
  canceladoEm === null && situacao === 'PAGO' && tipo !== 'BOLETO_INTERNO';

async function pagamentoDe(
  { registros }: FontesDosImpressos,
  linha: Pagamento,
): Promise<ConteudoDaNota['pagamentos'][number]> {
  const { tipo, valor, pagoEm, data, situacao, recebimento, cartao } = linha;
  const veio = recebimento && (await registros.colecao(RECEBIMENTOS).obter(SISTEMA, recebimento));
  const autenticacao = veio ? veio.idNoProvedor : null;
  return { tipo, valor, data: pagoEm ?? data, situacao, autenticacao, ...(cartao && { cartao }) };
}
