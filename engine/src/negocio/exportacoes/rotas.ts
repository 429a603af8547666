import { pipeline } from 'node:stream/promises';
import { ErroMartelo } from '@martelo/shared/erros';
import {
  EXPORTACOES_DE_UMA_VEZ,
  type ExportacaoDaCasa,
  exportacaoDaCasa,
  exportacaoEmCurso,
  pedidoDeExportacao,
} from '@martelo/shared/exportacao-da-casa';
import { POLITICA_DE_ENVIADO } from '@martelo/shared/politica-de-arquivo';
import { z } from 'zod';
import { identificar, uidDoComando } from '../../api/comando.ts';
import { TIPO_DA_PLANILHA } from '../../api/planilha/planilha.ts';
import { anotarConsulta, listaDaMarca } from '../../api/recurso/consultas.ts';
import { exigirQueCaiba } from '../../api/recurso/exportar.ts';
import { type Chamador, type Rota, rota } from '../../api/rota.ts';
import { EXPORTACOES_DA_CASA, type Exportacao } from '../../casa/exportacao.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { deNovoSeMudou, ValorEmUso } from '../../records/conflitos.ts';
import type { Acesso, Registro } from '../../records/records.ts';
import { type DependenciasDoTrabalho, digestoDoAlcance, passoDe } from './fazer.ts';
import { chavesDe } from './partes.ts';

interface Dependencias
  extends Pick<
    DependenciasDoTrabalho,
    'registros' | 'store' | 'exportaveis' | 'avisar' | 'agora' | 'log' | 'hotsitePorId'
  > {
  nomeDoUsuario(usuUid: string): Promise<string>;
  acordar(): void;
}

const BASE = '/v1/minhas-exportacoes';
/** What an answer says of itself. */
const TIPO_DO_ARQUIVO = { ...TIPO_DA_PLANILHA, pdf: 'application/pdf' } as const;
const params = z.object({ uid: z.guid() });
/** A pasted list of two hundred uids is eight thousand letters, and an address of as many. */
const MAIOR_PEDIDO_BYTES = 32 * 1024;
/** Older ones are in the list of all, for who looks through that. */
const DIAS_MOSTRADOS_MS = 30 * 86_400_000;

/** Files that the house asks for: each is its author's alone, with the rights that they have when they fetch it. */
export function rotasDasExportacoes(d: Dependencias): Rota[] {
  const { registros, exportaveis, agora } = d;
  const colecao = registros.colecao(EXPORTACOES_DA_CASA);
  const ver = (uma: Exportacao): ExportacaoDaCasa => mostrarExportacao(uma, agora());

  const minha = async (chamador: Chamador, uid: string): Promise<Registro<Exportacao>> => {
    const { usuUid, hotsiteId } = daCasa(chamador.acesso);
    const achada = await colecao.obter(SISTEMA, uid.toLowerCase());
    if (achada?.por !== usuUid || achada.hotsiteId !== hotsiteId) throw new ErroMartelo('NAO_ENCONTRADO');
    return achada;
  };

  return [
    rota({
      metodo: 'get',
      caminho: BASE,
      resumo: 'Os arquivos que pedi nos últimos 30 dias, do mais novo ao mais antigo',
      guarda: 'interno',
      query: z.object({
        pagina: z.coerce.number().int().min(1).max(1_000).default(1),
        porPagina: z.coerce.number().int().min(1).max(100).default(20),
      }),
      resposta: z.object({
        ...{ itens: z.array(exportacaoDaCasa), total: z.int(), pagina: z.int(), porPagina: z.int() },
      }),
      async executar({ query: { pagina, porPagina }, chamador }) {
        const { usuUid, hotsiteId } = daCasa(chamador.acesso);
        const { itens, total } = await colecao.listar(SISTEMA, {
          filtros: [
            { tipo: 'exata', campo: 'por', valor: usuUid },
            { tipo: 'exata', campo: 'hotsiteId', valor: hotsiteId },
            { tipo: 'range', campo: 'pedidaEm', min: new Date(agora() - DIAS_MOSTRADOS_MS).toISOString() },
          ],
          ordem: { campo: 'pedidaEm', tipoOrdenacao: 'desc', tipoCampo: 'date' },
          ...{ pagina, porPagina },
        });
        return { itens: itens.map(ver), total, pagina, porPagina };
      },
    }),
    rota({
      metodo: 'post',
      caminho: BASE,
      resumo: 'Pede um arquivo com todas as linhas de uma lista, até 200.000; ele é feito aos poucos',
      guarda: 'interno',
      status: 202,
      limite: MAIOR_PEDIDO_BYTES,
      body: pedidoDeExportacao,
      resposta: exportacaoDaCasa,
      async executar({ body: { comandoId, oQue, formato, parametros }, chamador, req }) {
        const { usuUid, hotsiteId } = daCasa(chamador.acesso);
        const qual = exportaveis.get(oQue);
        if (qual === undefined) throw new ErroMartelo('NAO_ENCONTRADO');
        const quem = { acesso: chamador.acesso, hotsite: chamador.hotsite };
        const preparada = await qual.preparar(parametros, quem);
        if (!qual.formatos.includes(formato))
          throw new ErroMartelo('REQUISICAO_INVALIDA', {}, ['formato: não é um dos que isto tem.']);
        const uid = uidDoComando(identificar(chamador, req, comandoId));
        const feita = await colecao.obter(SISTEMA, uid);
        if (feita !== null) return ver(feita);
        await exigirVez(usuUid, hotsiteId);
        const total = await preparada.contar();
        exigirQueCaiba(total);
        // Whoever takes whole data away is written down first.
        if (preparada.inteiroDe !== null)
          await anotarConsulta(
            registros,
            chamador,
            preparada.inteiroDe,
            listaDaMarca(preparada.inteiroDe, hotsiteId),
            agora(),
          );
        const em = new Date(agora()).toISOString();
        const nova = await colecao
          .inserir(SISTEMA, {
            ...{ uid, id: await registros.proximoId('exportacao'), hotsiteId, oQue, formato, parametros },
            ...{ titulo: preparada.titulo, criterios: preparada.criterios, situacao: 'ESPERANDO' as const },
            ...{ inteiros: preparada.inteiros, removidos: preparada.removidos },
            ...{ por: usuUid, autor: await d.nomeDoUsuario(usuUid), pedidaEm: em },
            arquivo: `${preparada.arquivo}-${em.slice(0, 10)}.${formato}`,
            ...{ linhas: 0, total, bytes: null, motivo: null, partes: 0, tentativas: 0 },
            ...{ prontaEm: null, expiraEm: null, baixadaEm: null, alcance: null, execucao: null },
            ...{ aPartirDe: null, sinalEm: null },
          })
          .catch(async (erro: unknown) => {
            const outra = erro instanceof ValorEmUso ? await colecao.obter(SISTEMA, uid) : null;
            if (outra === null) throw erro;
            return outra;
          });
        d.acordar();
        return ver(nova);
      },
    }),
    rota({
      metodo: 'post',
      caminho: `${BASE}/:uid/cancelar`,
      resumo: 'Desiste de um arquivo que ainda não está pronto; repetido, nada muda',
      guarda: 'interno',
      params,
      resposta: exportacaoDaCasa,
      async executar({ params: { uid }, chamador }) {
        return deNovoSeMudou(async () => {
          const uma = await minha(chamador, uid);
          if (uma.situacao === 'CANCELADA') return ver(uma);
          if (!exportacaoEmCurso(uma.situacao)) throw new ErroMartelo('ESTADO_MUDOU');
          const depois = await colecao.salvar(
            SISTEMA,
            { ...uma, situacao: 'CANCELADA', parametros: null, sinalEm: null },
            uma.revisao,
          );
          d.avisar(depois, passoDe(depois));
          return ver(depois);
        });
      },
    }),
    rota({
      metodo: 'get',
      caminho: `${BASE}/:uid/arquivo`,
      resumo: 'Um arquivo que pedi, por sete dias, enquanto posso ver o que há nele',
      guarda: 'interno',
      params,
      arquivo: Object.values(TIPO_DO_ARQUIVO),
      async executar({ params: { uid }, chamador, req, res }) {
        const uma = await minha(chamador, uid);
        if (ver(uma).situacao !== 'PRONTA') throw new ErroMartelo('EXPORTACAO_NAO_PRONTA');
        const quem = { acesso: chamador.acesso, hotsite: chamador.hotsite };
        const alcance = exportaveis.get(uma.oQue)?.alcance(quem, uma);
        if (alcance === undefined || digestoDoAlcance(alcance) !== uma.alcance)
          throw new ErroMartelo('EXPORTACAO_DE_OUTRO_ACESSO');
        const chaves = await chavesDe(registros, uma);
        const primeira = chaves?.[0] === undefined ? null : await d.store.open(chaves[0]);
        if (chaves === null || primeira === null) throw new ErroMartelo('EXPORTACAO_NAO_PRONTA');
        res.status(200).set({
          'content-type': TIPO_DO_ARQUIVO[uma.formato],
          'content-length': String(uma.bytes),
          'content-disposition': `attachment; filename="${uma.arquivo}"`,
          'cache-control': 'private, no-store',
          'content-security-policy': POLITICA_DE_ENVIADO,
          'referrer-policy': 'no-referrer',
          'x-content-type-options': 'nosniff',
        });
        if (req.method === 'HEAD') {
          primeira.stream.destroy();
          res.end();
          return;
        }
        const bytes = async function* () {
          yield* primeira.stream;
          for (const chave of chaves.slice(1)) {
            const aberta = await d.store.open(chave);
            // Its length was promised: whoever fetches it sees that it broke off.
            if (aberta === null) throw new Error('a part of a file is gone');
            yield* aberta.stream;
          }
        };
        await pipeline(bytes, res).catch((err) => {
          d.log.warn({ err, exportacao: uma.uid }, 'um arquivo não foi entregue inteiro');
          res.destroy();
        });
        if (!res.writableFinished) return;
        await deNovoSeMudou(async () => {
          const agoraMesmo = await colecao.obter(SISTEMA, uma.uid);
          if (agoraMesmo?.situacao !== 'PRONTA') return;
          const baixadaEm = new Date(agora()).toISOString();
          await colecao.salvar(SISTEMA, { ...agoraMesmo, baixadaEm }, agoraMesmo.revisao);
        }).catch((err) => d.log.warn({ err }, 'que um arquivo foi baixado não foi anotado'));
      },
    }),
  ];

  /** @throws ErroMartelo EXPORTACOES_DEMAIS */
  async function exigirVez(por: string, hotsiteId: number): Promise<void> {
    const { total } = await colecao.listar(SISTEMA, {
      filtros: [
        { tipo: 'exata', campo: 'por', valor: por },
        { tipo: 'exata', campo: 'hotsiteId', valor: hotsiteId },
        { tipo: 'multipla', campo: 'situacao', valores: ['ESPERANDO', 'FAZENDO'] },
      ],
      ...{ pagina: 1, porPagina: 1 },
    });
    if (total >= EXPORTACOES_DE_UMA_VEZ)
      throw new ErroMartelo('EXPORTACOES_DEMAIS', { maximo: EXPORTACOES_DE_UMA_VEZ });
  }
}

function daCasa(acesso: Acesso): Extract<Acesso, { tipo: 'interno' }> {
  if (acesso.tipo !== 'interno') throw new ErroMartelo('SEM_PERMISSAO', { papeis: 'Interno' });
  return acesso;
}

/** As its author is shown it. @param agora Unix ms: past its day a file is over, whether it was swept away or not */
export function mostrarExportacao(uma: Exportacao, agora: number): ExportacaoDaCasa {
  const { uid, oQue, titulo, formato, criterios, inteiros, linhas, total, bytes } = uma;
  const { pedidaEm, prontaEm, expiraEm, motivo } = uma;
  const passou = uma.situacao === 'PRONTA' && Date.parse(expiraEm ?? '') <= agora;
  return {
    ...{ uid, oQue, titulo, formato, criterios, inteiros, linhas, total, bytes },
    ...{ pedidaEm, prontaEm, expiraEm, motivo, situacao: passou ? 'EXPIRADA' : uma.situacao },
  };
}
