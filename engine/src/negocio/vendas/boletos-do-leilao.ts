import { SITUACOES_BOLETO, type SituacaoBoleto } from '@martelo/shared/boleto-emitido';
import {
  type BoletoDoLeilao,
  type BoletosDoLeilao,
  boletosDoLeilao,
} from '@martelo/shared/boletos-do-leilao';
import { diaEmSaoPaulo } from '@martelo/shared/datas';
import { ErroMartelo } from '@martelo/shared/erros';
import {
  BOLETOS_POR_ARQUIVO,
  type BoletoImpresso,
  type BoletosImpressos,
  boletosImpressos,
} from '@martelo/shared/impressos/boleto';
import { QUEM_VE_BOLETOS_DO_LEILAO } from '@martelo/shared/papeis';
import type { Venda } from '@martelo/shared/venda';
import { z } from 'zod';
import { CLIENTES } from '../../acesso/clientes/registro.ts';
import { paramsUid } from '../../api/comando.ts';
import { type Rota, rota } from '../../api/rota.ts';
import { BOLETOS } from '../../casa/boleto.ts';
import { LEILOES } from '../../leituras/registros/leilao.ts';
import { VENDAS } from '../../leituras/registros/venda.ts';
import type { Leitura } from '../../leituras/terminados/leitura.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { porIdOuUid } from '../../records/por-id-ou-uid.ts';
import type { Acesso, Registro, Registros } from '../../records/records.ts';
import type { Boleto } from './boleto-da-ocorrencia.ts';

interface Dependencias {
  registros: Registros;
  leitura: Pick<Leitura, 'lote'>;
  papelDoBoleto(pagamentoUid: string): Promise<string | null>;
  /** What a slip's paper says; null where there is none. */
  impressoDoBoleto(pagamentoUid: string): Promise<BoletoImpresso | null>;
  emDia(): Promise<void>;
  /** Unix ms. */
  agora(): number;
}
interface Achado {
  venda: Registro<Venda>;
  boleto: Boleto;
}

/** The slips of an auction, the first due first; and all that are open in one file. */
export const rotasDosBoletosDoLeilao = (deps: Dependencias): Rota[] => [listados(deps), impressos(deps)];

function listados(deps: Dependencias): Rota {
  const { registros, emDia } = deps;
  return rota({
    metodo: 'get',
    caminho: '/v1/leiloes/:uid/boletos',
    resumo: 'Os boletos das vendas de um leilão; do comitente, os de vendas só com lotes seus',
    guarda: QUEM_VE_BOLETOS_DO_LEILAO,
    params: paramsUid,
    query: z.strictObject({
      pagina: z.coerce.number().int().min(1).max(10_000).default(1),
      porPagina: z.coerce.number().int().min(1).max(200).default(50),
      situacao: z.enum(SITUACOES_BOLETO).optional(),
    }),
    resposta: boletosDoLeilao,
    async executar({ params, query, chamador: { acesso } }): Promise<BoletosDoLeilao> {
      await emDia();
      const { pagina, porPagina, situacao } = query;
      const leilao = await porIdOuUid(registros.colecao(LEILOES), acesso, params.uid);
      if (leilao === null) throw new ErroMartelo('NAO_ENCONTRADO');
      const todos = await achar(deps, acesso, leilao.uid);
      const destes = situacao ? todos.filter(({ boleto }) => boleto.situacao === situacao) : todos;
      const itens: BoletoDoLeilao[] = [];
      for (const um of destes.slice((pagina - 1) * porPagina, pagina * porPagina))
        itens.push(await comoItem(deps, acesso, um));
      return {
        leilao: { uid: leilao.uid, id: leilao.id, nome: leilao.nome },
        ...{ itens, total: destes.length, pagina, porPagina, somas: somasDe(todos) },
        aImprimir: { quantos: aImprimir(acesso, todos).length, porArquivo: BOLETOS_POR_ARQUIVO },
      };
    },
  });
}

/** Some two hundred are read and drawn: many papers are asked for by a part of them. */
function impressos(deps: Dependencias): Rota {
  const { registros, emDia, impressoDoBoleto } = deps;
  return rota({
    metodo: 'get',
    caminho: '/v1/documentos/boletos-leilao/:uid',
    resumo: `O que dizem os boletos em aberto de um leilão que quem pergunta pode abrir, até ${BOLETOS_POR_ARQUIVO} por vez`,
    guarda: QUEM_VE_BOLETOS_DO_LEILAO,
    params: paramsUid,
    query: z.strictObject({ parte: z.coerce.number().int().min(1).max(1_000).default(1) }),
    resposta: boletosImpressos,
    async executar({ params, query: { parte }, chamador: { acesso } }): Promise<BoletosImpressos> {
      await emDia();
      const leilao = await porIdOuUid(registros.colecao(LEILOES), acesso, params.uid);
      if (leilao === null) throw new ErroMartelo('DOCUMENTO_NAO_ENCONTRADO');
      const todos = aImprimir(acesso, await achar(deps, acesso, leilao.uid));
      const lidos: BoletoImpresso[] = [];
      for (const { boleto } of todos.slice((parte - 1) * BOLETOS_POR_ARQUIVO, parte * BOLETOS_POR_ARQUIVO)) {
        const lido = await impressoDoBoleto(boleto.uid);
        // Paid or taken back since the list was made.
        if (lido?.situacao === 'valido' || lido?.situacao === 'vencido') lidos.push(lido);
      }
      const [primeiro] = lidos;
      if (primeiro === undefined) throw new ErroMartelo('DOCUMENTO_NAO_ENCONTRADO');
      return {
        emitidoEm: lidos.map(({ emitidoEm }) => emitidoEm).reduce((a, b) => (a > b ? a : b)),
        ...{ hotsite: primeiro.hotsite, leilao: leilao.nome },
        ...{ parte, partes: Math.ceil(todos.length / BOLETOS_POR_ARQUIVO) },
        total: lidos.reduce((soma, { valor }) => soma + valor, 0),
        boletos: lidos,
      };
    },
  });
}

/** Those that somebody could still pay, or be told by that their day has passed, and whose paper who asks may open. */
const aImprimir = (acesso: Acesso, todos: readonly Achado[]): Achado[] =>
  todos.filter(({ venda, boleto }) => {
    const linha = venda.pagamentos.find(({ uid }) => uid === boleto.uid);
    return (
      podeVerPapel(acesso, venda) &&
      boleto.situacao === 'REGISTRADO' &&
      boleto.papel !== null &&
      venda.encerramento === null &&
      linha?.canceladoEm === null &&
      linha.situacao !== 'PAGO'
    );
  });

/** A paper says its payer's name, document and address. */
const podeVerPapel = (acesso: Acesso, venda: Pick<Venda, 'situacao'>): boolean =>
  veTodos(acesso) || venda.situacao === 'Fechada';

const veTodos = (acesso: Acesso): boolean =>
  acesso.tipo === 'interno' && acesso.papeis.includes('Interno - ADM');

/**
 * A slip is for all of its sale: where some of the lots are another consignor's, its amount would tell what those were sold for.
 */
async function deles({ leitura }: Dependencias, acesso: Acesso, venda: Venda): Promise<boolean> {
  if (veTodos(acesso)) return true;
  const seus = acesso.tipo === 'interno' ? (acesso.comitentes ?? []) : [];
  for (const { lelUid } of venda.itens) {
    const lido = await leitura.lote(venda.leiUid, lelUid);
    const comId = lido?.lote.dados.comitente?.comId;
    if (comId === undefined || !seus.includes(comId)) return false;
  }
  return true;
}

async function achar(deps: Dependencias, acesso: Acesso, leiUid: string): Promise<Achado[]> {
  const { registros } = deps;
  const boletos = registros.colecao(BOLETOS);
  const hotsiteId = acesso.tipo === 'interno' ? acesso.hotsiteId : 0;
  const filtros = [
    { tipo: 'exata', campo: 'leiUid', valor: leiUid } as const,
    // An auction may be of several brands, a sale is of one.
    { tipo: 'exata', campo: 'hotsiteId', valor: hotsiteId } as const,
  ];
  const achados: Achado[] = [];
  for await (const venda of registros.colecao(VENDAS).percorrer(SISTEMA, { filtros })) {
    const linhas = venda.pagamentos.filter(({ tipo, estornoDe }) => tipo === 'BOLETO' && estornoDe === null);
    if (linhas.length === 0 || !(await deles(deps, acesso, venda))) continue;
    for (const { uid } of linhas) {
      const boleto = await boletos.obter(SISTEMA, uid);
      if (boleto !== null) achados.push({ venda, boleto });
    }
  }
  return achados.toSorted(
    (a, b) => a.boleto.vencimento.localeCompare(b.boleto.vencimento) || a.boleto.id - b.boleto.id,
  );
}

async function comoItem(
  deps: Dependencias,
  acesso: Acesso,
  { venda, boleto }: Achado,
): Promise<BoletoDoLeilao> {
  const { nossoNumero, vencimento, valor, situacao, motivo } = boleto;
  const aberto = situacao === 'EMITIDO' || situacao === 'REMETIDO' || situacao === 'REGISTRADO';
  const cliente = await deps.registros.colecao(CLIENTES).obter(SISTEMA, venda.cliUid);
  const nome = cliente?.razaoSocial ?? cliente?.nome ?? '';
  const porNome = podeVerPapel(acesso, venda);
  return {
    ...{ uid: boleto.uid, vendaUid: venda.uid, vendaId: venda.id, vencimento, valor, situacao, motivo },
    lotes: venda.itens.map(({ lelUid: uid, loteNumero: numero, loteNome }) => ({
      ...{ uid, numero, nome: loteNome },
    })),
    comprador: porNome ? nome : (cliente?.apelido ?? ''),
    nossoNumero: `${nossoNumero.numero}${nossoNumero.dv && `-${nossoNumero.dv}`}`,
    vencido: aberto && vencimento < diaEmSaoPaulo(deps.agora()),
    papel: porNome ? await deps.papelDoBoleto(boleto.uid) : null,
  };
}

function somasDe(achados: readonly Achado[]): BoletosDoLeilao['somas'] {
  const por = Map.groupBy(achados, ({ boleto }) => boleto.situacao);
  return SITUACOES_BOLETO.filter((situacao) => por.has(situacao)).map((situacao: SituacaoBoleto) => {
    const destes = por.get(situacao)!;
    const valor = destes.reduce((soma, { boleto }) => soma + boleto.valor, 0);
    return { situacao, quantos: destes.length, valor };
  });
}
