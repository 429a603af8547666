import { centavos } from '@martelo/shared/dinheiro';
import { ErroMartelo } from '@martelo/shared/erros';
import { estadoPublicoLote } from '@martelo/shared/lance';
import type { SituacaoLote } from '@martelo/shared/lote-situacao';
import { QUEM_CANCELA_LANCES, QUEM_CANCELA_QUALQUER_LANCE } from '@martelo/shared/papeis';
import { z } from 'zod';
import { comComandoId, identificar } from '../../api/comando.ts';
import { camposDe, parametrosDeLista } from '../../api/consulta.ts';
import { TIPO_DA_PLANILHA } from '../../api/planilha/planilha.ts';
import { exportar, formatoDeExportacao } from '../../api/recurso/exportar.ts';
import { listaExportavel } from '../../api/recurso/exportavel.ts';
import { tem } from '../../api/recurso/politica.ts';
import { carimbos, paginaDe } from '../../api/resposta.ts';
import { type Rota, rota } from '../../api/rota.ts';
import type { Localizador } from '../../leituras/localizador.ts';
import { LANCES, type LanceRecebido, PAPEIS_DE_LANCES } from '../../leituras/registros/lance.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Acesso, Busca, Registro, Registros } from '../../records/records.ts';
import type { Motor } from '../../runtime/motor.ts';
import { criarAbrir, sobSigilo } from './aberturas.ts';
import { criarLinhas, LINHAS_POR_VEZ, linhaRecebida, NUMEROS } from './linhas.ts';
import { LISTA_DE_LANCES } from './tela.ts';

interface Dependencias {
  motor: Motor;
  registros: Registros;
  localizador: Localizador;
  emDia(): Promise<void>;
  agora(): number;
}

const uidDoLance = z.object({ uid: z.guid().transform((uid) => uid.toLowerCase()) });

/** Newest first where nobody asks for another order. */
const ORDEM = { campo: 'data', tipoOrdenacao: 'desc', tipoCampo: 'date' } as const;

const NOMEAVEIS = [...camposDe(LANCES), ...NUMEROS];

/** The rows of a sheet, put together a page at a time. */
function criarCompletos(registros: Registros, linhas: ReturnType<typeof criarLinhas>) {
  const lances = registros.colecao(LANCES);
  return {
    listar: lances.listar.bind(lances),
    async *percorrer(acesso: Acesso, busca: Busca) {
      let monte: Registro<LanceRecebido>[] = [];
      for await (const lance of lances.percorrer(acesso, busca, LINHAS_POR_VEZ)) {
        if (monte.push(lance) < LINHAS_POR_VEZ) continue;
        yield* await linhas.completar(monte);
        monte = [];
      }
      yield* await linhas.completar(monte);
    },
  };
}

/** The list of bids, to be taken away. */
export function exportavelDosLances({ registros, emDia }: Pick<Dependencias, 'registros' | 'emDia'>) {
  const linhas = criarLinhas(registros);
  return listaExportavel({
    recurso: ({ tipo }) => LISTA_DE_LANCES[tipo] as never,
    colecao: criarCompletos(registros, linhas) as never,
    leitura: LANCES.leitura,
    le: PAPEIS_DE_LANCES,
    parametros: parametrosDeLista(NOMEAVEIS),
    traduzir: (consulta) => linhas.peloRegistro({ ...consulta, ordem: consulta.ordem ?? ORDEM }),
    emDia,
  });
}

/** A lot that an auctioneer is calling. */
const NA_MESA: ReadonlySet<SituacaoLote> = new Set(['AO_VIVO', 'DOULHE_UMA', 'DOULHE_DUAS']);

/** Bids as staff see them, and taking one back (rule 19). */
export function rotasLances({ motor, registros, localizador, emDia, agora }: Dependencias): Rota[] {
  const abrir = criarAbrir(registros, agora);
  const lances = registros.colecao(LANCES);
  const linhas = criarLinhas(registros);
  const parametros = parametrosDeLista(NOMEAVEIS);
  const completos = criarCompletos(registros, linhas);
  return [
    rota({
      metodo: 'post',
      caminho: '/v1/lances/:uid/cancelar',
      resumo: 'Cancela um lance, com motivo; os demais são disputados de novo sem ele',
      guarda: QUEM_CANCELA_LANCES,
      params: uidDoLance,
      body: z.strictObject({
        motivo: z.string().trim().min(1, 'informe o motivo').max(500),
        ...comComandoId,
      }),
      resposta: estadoPublicoLote
        .omit({ compreJa: true })
        .extend({ uid: z.guid(), situacao: z.literal('Cancelado') }),
      async executar({ params, body, chamador, req }) {
        await emDia();
        const lance = await lances.obter(SISTEMA, params.uid);
        if (lance === null) throw new ErroMartelo('LANCE_NAO_ENCONTRADO');
        // Of another brand it is not there at all.
        const { lote } = await localizador.lote(chamador.acesso, lance.lelUid).catch((erro: unknown) => {
          const naoHa = erro instanceof ErroMartelo && erro.codigo === 'LOTE_NAO_ENCONTRADO';
          throw naoHa ? new ErroMartelo('LANCE_NAO_ENCONTRADO') : erro;
        });
        if (!NA_MESA.has(lote.situacao) && !tem(chamador.acesso, QUEM_CANCELA_QUALQUER_LANCE))
          throw new ErroMartelo('SEM_PERMISSAO');
        if (lance.tipoNegociacao !== 'Disputa')
          throw new ErroMartelo(
            lance.tipoNegociacao === 'Proposta' ? 'PROPOSTA_NAO_E_LANCE' : 'COMPRA_NAO_E_LANCE',
          );
        const { comandoId, autor } = identificar(chamador, req, body.comandoId);
        const { lelUid, uid } = lance;
        return motor.executar(lance.leiUid, {
          ...{ comandoId, autor },
          pedido: { tipo: 'cancelar-lance', lelUid, lance: uid, motivo: body.motivo },
        });
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/lances-recebidos',
      resumo: 'Lances, propostas e compras recebidos, do mais novo ao mais antigo',
      guarda: PAPEIS_DE_LANCES,
      query: parametros,
      resposta: paginaDe(linhaRecebida.extend(carimbos)),
      async executar({ query: { consulta }, chamador }) {
        await emDia();
        const pedida = await linhas.peloRegistro({ ...consulta, ordem: consulta.ordem ?? ORDEM });
        const pagina = await lances.listar(chamador.acesso, pedida);
        return { ...pagina, itens: await linhas.completar(pagina.itens) };
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/lances-recebidos/exportar',
      resumo: 'Lances, propostas e compras recebidos, os da consulta, em CSV ou XLSX',
      guarda: PAPEIS_DE_LANCES,
      query: parametros.and(formatoDeExportacao),
      arquivo: Object.values(TIPO_DA_PLANILHA),
      async executar({ query: { consulta, formato }, chamador: { acesso, hotsite }, res }) {
        await emDia();
        await exportar(LISTA_DE_LANCES[hotsite.tipo] as never, {
          ...{ colecao: completos as never, acesso, inteiro: false, formato, res, agora: agora() },
          consulta: await linhas.peloRegistro({ ...consulta, ordem: consulta.ordem ?? ORDEM }),
        });
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/lances-recebidos/:uid',
      resumo:
        'Um lance, proposta ou compra recebida; depois de decidido o lote, com o máximo de uma configuração automática, e o acesso fica registrado',
      guarda: PAPEIS_DE_LANCES,
      params: uidDoLance,
      resposta: linhaRecebida.extend({ ...carimbos, maximo: centavos.nullable() }),
      async executar({ params, chamador, log }) {
        await emDia();
        const lance = await lances.obter(chamador.acesso, params.uid);
        if (lance === null) throw new ErroMartelo('LANCE_NAO_ENCONTRADO');
        const { uid, leiUid, lelUid } = lance;
        const [linha] = await linhas.completar([lance]);
        const estado = await motor.estado(leiUid);
        const lote = estado?.lotes.get(lelUid);
        const dado = lote?.instrucoes.find((instrucao) => instrucao.lance === uid);
        if (!estado || !lote || dado?.modo !== 'AUTOMATICO' || sobSigilo({ leilao: estado.leilao, lote }))
          return { ...linha!, maximo: null };
        await abrir(chamador, { leilao: estado.leilao, lote }, log, uid);
        return { ...linha!, maximo: dado.valor };
      },
    }),
  ];
}
