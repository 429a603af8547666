import { arquivoVisto } from '@martelo/shared/arquivo';

import {
  ANEXOS_MAX,
  SITUACOES_DOCUMENTO_DO_LEILAO,
  TIPOS_DOCUMENTO_DO_LEILAO,
} from '@martelo/shared/documento-do-leilao';
import { type DocumentosDoLeilao, documentosDoLeilao } from '@martelo/shared/documento-do-leilao.esquema';
import { ErroMartelo } from '@martelo/shared/erros';
import { comandoId } from '@martelo/shared/identificador';
import { numeroDaNota } from '@martelo/shared/impressos/nota';
import { QUEM_CUIDA_DOS_DOCUMENTOS_DO_LEILAO as QUEM } from '@martelo/shared/papeis';
import { z } from 'zod';
import { autorDe, identificar, paramsUid, uidDoComando } from '../../api/comando.ts';
import { SEM_REMOVIDOS } from '../../api/recurso/politica.ts';
import { type Rota, rota } from '../../api/rota.ts';
import type { UmaVez } from '../../api/uma-vez.ts';
import { COMITENTES } from '../../casa/comitente.ts';
import { DOCUMENTOS_DO_LEILAO, livroDoDocumento } from '../../casa/documento-do-leilao.ts';
import { NOTAS } from '../../casa/nota.ts';
import { REPASSES } from '../../casa/repasse.ts';
import type { Files } from '../../files/files.ts';
import { LEILOES } from '../../leituras/registros/leilao.ts';
import { VENDAS } from '../../leituras/registros/venda.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { semCarimbos } from '../../records/campos.ts';
import { deNovoSeMudou } from '../../records/conflitos.ts';
import { porIdOuUid } from '../../records/por-id-ou-uid.ts';
import type { Acesso, Registros } from '../../records/records.ts';

interface Dependencias {
  registros: Registros;
  arquivos: Files;
  umaVez: UmaVez;
  emDia(): Promise<void>;
  /** Unix ms. */
  agora(): number;
}
type Documento = typeof DOCUMENTOS_DO_LEILAO extends { schema: z.ZodType<infer G> } ? G : never;

const envio = z.strictObject({ comandoId });

/** The papers of an auction: listed beside what the books say, and their files. */
export function rotasDosDocumentosDoLeilao({
  registros,
  arquivos,
  umaVez,
  emDia,
  agora,
}: Dependencias): Rota[] {
  const documentos = registros.colecao(DOCUMENTOS_DO_LEILAO);

  const anexosDe = async (acesso: Acesso, uid: string) => {
    const todos = await arquivos.of(acesso, 'documento-do-leilao', uid);
    return todos.toReversed().map((um) => arquivos.view(um, acesso));
  };
  const achar = async (acesso: Acesso, id: string) => {
    const achado = await porIdOuUid(documentos, acesso, id);
    if (achado === null || achado.removidoEm !== undefined) throw new ErroMartelo('NAO_ENCONTRADO');
    return achado;
  };
  const nomeDoComitente = async (comId: number): Promise<string> =>
    (await registros.colecao(COMITENTES).obterPor(SISTEMA, 'id', comId))?.nome ?? String(comId);

  /** Consignors whose lots were sold in it, with what they get. */
  const contasDe = async (hotsiteId: number, leilaoUid: string, papeis: readonly Documento[]) => {
    const filtros = [
      { tipo: 'exata', campo: 'leiUid', valor: leilaoUid } as const,
      { tipo: 'exata', campo: 'hotsiteId', valor: hotsiteId } as const,
    ];
    const por = new Map<number, number>();
    for await (const { comId, situacao, liquido } of registros
      .colecao(REPASSES)
      .percorrer(SISTEMA, { filtros }))
      if (situacao === 'A_RECEBER' || situacao === 'RECEBIDO')
        por.set(comId, (por.get(comId) ?? 0) + liquido);
    const contas = [...por].map(async ([comId, noLivro]) => ({
      ...{ comId, nome: await nomeDoComitente(comId), noLivro },
      temDocumento: papeis.some((um) => um.tipo === 'CONTA_DE_VENDA' && um.comId === comId),
    }));
    return (await Promise.all(contas)).toSorted((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'));
  };
  const notasDe = async (hotsiteId: number, leilaoUid: string, papeis: readonly Documento[]) => {
    const filtros = [
      { tipo: 'exata', campo: 'leiUid', valor: leilaoUid } as const,
      { tipo: 'exata', campo: 'hotsiteId', valor: hotsiteId } as const,
    ];
    const notas: DocumentosDoLeilao['notas'] = [];
    for await (const venda of registros.colecao(VENDAS).percorrer(SISTEMA, { filtros })) {
      const nota = await registros.colecao(NOTAS).obterPor(SISTEMA, 'viva', venda.uid);
      if (nota !== null)
        notas.push({
          ...{ id: nota.id, nome: numeroDaNota(nota), total: nota.total },
          temDocumento: papeis.some(({ tipo, notaId }) => tipo === 'NOTA' && notaId === nota.id),
        });
    }
    return notas.toSorted((a, b) => a.nome.localeCompare(b.nome));
  };

  return [
    rota({
      metodo: 'get',
      caminho: '/v1/leiloes/:uid/documentos',
      resumo: 'Os documentos de um leilão, ao lado do que o livro diz de cada um, e os que ainda faltam',
      guarda: QUEM,
      params: paramsUid,
      query: z.strictObject({
        pagina: z.coerce.number().int().min(1).max(10_000).default(1),
        porPagina: z.coerce.number().int().min(1).max(200).default(50),
        situacao: z.enum(SITUACOES_DOCUMENTO_DO_LEILAO).optional(),
        tipo: z.enum(TIPOS_DOCUMENTO_DO_LEILAO).optional(),
      }),
      resposta: documentosDoLeilao,
      async executar({ params, query, chamador: { acesso, hotsite } }) {
        await emDia();
        const { pagina, porPagina, situacao, tipo } = query;
        const leilao = await porIdOuUid(registros.colecao(LEILOES), acesso, params.uid);
        if (leilao === null) throw new ErroMartelo('NAO_ENCONTRADO');
        const filtros = [{ tipo: 'exata', campo: 'leilaoUid', valor: leilao.uid } as const, SEM_REMOVIDOS];
        const todos = await Array.fromAsync(documentos.percorrer(acesso, { filtros }));
        const destes = todos
          .filter((um) => (!situacao || um.situacao === situacao) && (!tipo || um.tipo === tipo))
          .toSorted((a, b) => b.id - a.id);
        const notas = await notasDe(hotsite.id, leilao.uid, todos);
        const itens = destes.slice((pagina - 1) * porPagina, pagina * porPagina).map(async (um) => ({
          ...{ uid: um.uid, id: um.id, revisao: um.revisao, tipo: um.tipo, situacao: um.situacao },
          ...{ comId: um.comId ?? null, valor: um.valor ?? null, observacao: um.observacao ?? null },
          deQuem:
            um.comId !== undefined
              ? await nomeDoComitente(um.comId)
              : um.notaId !== undefined
                ? (notas.find(({ id }) => id === um.notaId)?.nome ?? String(um.notaId))
                : null,
          noLivro: menos(await livroDoDocumento(registros, um), acertadoPorOutros(um, todos)),
          anexos: await anexosDe(acesso, um.uid),
          acertadoEm: um.acertadoEm,
        }));
        const qtdAcertos = todos.filter((um) => um.situacao === 'ACERTADO').length;
        return {
          leilao: { uid: leilao.uid, id: leilao.id, nome: leilao.nome },
          ...{ itens: await Promise.all(itens), total: destes.length, pagina, porPagina },
          documentosLeilao: {
            ...{ qtdAguardando: todos.length - qtdAcertos, qtdAcertos, qtdDocumentos: todos.length },
          },
          ...{ contas: await contasDe(hotsite.id, leilao.uid, todos), notas },
        };
      },
    }),
    rota({
      metodo: 'post',
      caminho: '/v1/documentos-leilao/:uid/anexos',
      resumo: `Anexa o documento (campo \`arquivo\`, PDF ou foto de até 15 MB), até ${ANEXOS_MAX} versões`,
      guarda: QUEM,
      status: 201,
      fluxo: true,
      params: paramsUid,
      body: envio,
      resposta: arquivoVisto,
      async executar({ params, chamador, req }) {
        const { acesso, hotsite } = chamador;
        const { uid } = await achar(acesso, params.uid);
        const { campos, enviado } = await arquivos.readForm(req, acesso, envio);
        const quem = identificar(chamador, req, campos.comandoId);
        const anexoUid = uidDoComando(quem);
        const pedido = { chamada: 'documento-do-leilao', uid, sha256: enviado.sha256 };
        return umaVez(quem, pedido, async () => {
          // Refused before its bytes are looked into; asked again when they are kept.
          exigirLugar(await achar(acesso, uid), anexoUid);
          const arquivo = await arquivos.receive(enviado, {
            ...{ acesso, hotsiteId: hotsite.id, dono: uid, proposito: 'documento-do-leilao', alvo: uid },
            ...{ uid: anexoUid, limites: { porAlvo: ANEXOS_MAX } },
          });
          await deNovoSeMudou(async () => {
            const antes = await achar(acesso, uid);
            if (antes.anexos.some((um) => um.uid === anexoUid)) return;
            exigirLugar(antes, anexoUid);
            const enviadoEm = new Date(agora()).toISOString();
            const anexo = { uid: anexoUid, nome: arquivo.nome, enviadoEm, enviadoPor: autorDe(chamador) };
            const depois = { ...semCarimbos(antes), anexos: [...antes.anexos, anexo] };
            await documentos.salvar(acesso, depois, antes.revisao);
          });
          return arquivos.view(arquivo, acesso);
        });
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/documentos-leilao/:uid/anexos',
      resumo:
        'Os anexos de um documento, do mais novo ao mais antigo, com o endereço de cada um por 15 minutos',
      guarda: QUEM,
      params: paramsUid,
      resposta: z.object({ itens: z.array(arquivoVisto) }),
      async executar({ params, chamador: { acesso } }) {
        const { uid } = await achar(acesso, params.uid);
        return { itens: await anexosDe(acesso, uid) };
      },
    }),
  ];
}

/** What settled papers of the same account say, centavos: a later sale is settled by a paper of its own. */
const acertadoPorOutros = (um: Documento, todos: readonly Documento[]): number =>
  todos
    .filter(({ uid, situacao }) => uid !== um.uid && situacao === 'ACERTADO')
    .filter(({ tipo, comId, notaId }) => tipo === um.tipo && comId === um.comId && notaId === um.notaId)
    .reduce((soma, { valor }) => soma + (valor ?? 0), 0);

const menos = (livro: number | null, outros: number): number | null =>
  livro === null ? null : Math.max(0, livro - outros);

/** What was settled by stays what it was settled by. @throws ErroMartelo ALTERACAO_NAO_PERMITIDA, ARQUIVOS_DEMAIS */
function exigirLugar({ situacao, anexos }: Documento, anexoUid: string): void {
  if (anexos.some(({ uid }) => uid === anexoUid)) return;
  if (situacao === 'ACERTADO')
    throw new ErroMartelo('ALTERACAO_NAO_PERMITIDA', {
      campo: 'anexos',
      porque: 'o documento está acertado; reabra-o antes',
    });
  if (anexos.length >= ANEXOS_MAX) throw new ErroMartelo('ARQUIVOS_DEMAIS', { maximo: ANEXOS_MAX });
}
