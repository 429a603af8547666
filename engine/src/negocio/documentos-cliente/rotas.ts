import { hash } from 'node:crypto';
import {
  type ArquivoDoDocumento,
  type DocumentoVisto,
  documentoVisto,
  envioDeDocumento,
  meusDocumentos,
} from '@martelo/shared/documento-cliente';
import { ErroMartelo } from '@martelo/shared/erros';
import { comandoId, uuidv7De } from '@martelo/shared/identificador';
import { situacaoDosDocumentos } from '@martelo/shared/situacao-dos-documentos';
import {
  exigenciasDe,
  type Lado,
  ladosQueFaltam,
  REGRAS_DO_TIPO,
  ROTULOS_TIPO_DOCUMENTO,
  type TipoDocumento,
  tiposDa,
  tiposDaExigencia,
} from '@martelo/shared/tipo-de-documento';
import { z } from 'zod';
import { documentosDe } from '../../acesso/clientes/documentos-enviados.ts';
import { CLIENTES } from '../../acesso/clientes/registro.ts';
import { comoCliente } from '../../api/chamador.ts';
import { type Identificacao, identificar, uidDoComando } from '../../api/comando.ts';
import { efeitosDaMudanca } from '../../api/recurso/efeitos.ts';
import { type Chamador, type Rota, rota } from '../../api/rota.ts';
import type { UmaVez } from '../../api/uma-vez.ts';
import { aberto, DOCUMENTOS_CLIENTE, type DocumentoGuardado } from '../../casa/documento-cliente.ts';
import type { Files } from '../../files/files.ts';
import type { Enviado } from '../../files/receive.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { semCarimbos } from '../../records/campos.ts';
import { deNovoSeMudou, ValorEmUso } from '../../records/conflitos.ts';
import type { Registro, Registros } from '../../records/records.ts';

interface Dependencias {
  registros: Registros;
  arquivos: Files;
  umaVez: UmaVez;
  /** Unix ms. */
  agora(): number;
}

/** Two tabs, and staff; many more tries are a mistake of ours. */
const TENTATIVAS = 20;
/** Files that were ever sent for one document, those that were replaced too. */
const ARQUIVOS_POR_DOCUMENTO = 60;

const NOMES_DOS_LADOS: Record<Lado, string> = { frente: 'a frente', verso: 'o verso', pagina: 'uma página' };

const params = z.object({ uid: z.guid() });

/** A client photographs documents, has them looked at, follows them and takes back what nobody has decided. */
export function rotasDosDocumentosDoCliente({ registros, arquivos, umaVez, agora }: Dependencias): Rota[] {
  const documentos = registros.colecao(DOCUMENTOS_CLIENTE);
  const clientes = registros.colecao(CLIENTES);
  const instante = () => new Date(agora()).toISOString();

  const doCliente = async (chamador: Chamador) => {
    const cliente = await clientes.obter(SISTEMA, comoCliente(chamador).cliUid);
    if (cliente === null) throw new ErroMartelo('TOKEN_INVALIDO');
    return cliente;
  };
  const meu = async ({ acesso }: Chamador, uid: string): Promise<Registro<DocumentoGuardado>> => {
    const doc = await documentos.obter(acesso, uid);
    if (doc === null) throw new ErroMartelo('NAO_ENCONTRADO');
    return doc;
  };
  /** Reads it, changes it and saves it with what follows, again when somebody else was faster. The very same: there is nothing to do. */
  const mudar = async (
    chamador: Chamador,
    uid: string,
    mudanca: (antes: DocumentoGuardado) => DocumentoGuardado,
  ): Promise<Registro<DocumentoGuardado>> => {
    const { acesso, hotsite } = chamador;
    return deNovoSeMudou(async () => {
      const antes = await meu(chamador, uid);
      const guardado = semCarimbos(antes) as DocumentoGuardado;
      const depois = mudanca(guardado);
      if (depois === guardado) return antes;
      const ato = depois.removidoEm === undefined ? 'alterar' : 'remover';
      const efeitos = efeitosDaMudanca(
        DOCUMENTOS_CLIENTE as never,
        { ato, antes: antes as never, depois: depois as never },
        { acesso, hotsite },
        agora(),
      );
      return documentos.salvar(acesso, depois, antes.revisao, efeitos);
    }, TENTATIVAS);
  };

  const ver = async (chamador: Chamador, doc: Registro<DocumentoGuardado>): Promise<DocumentoVisto> => {
    const { uid, id, tipo, situacao, enviadoEm, decisao, responde } = doc;
    const vistos = doc.arquivos.map(async (um) => {
      const arquivo = await arquivos.get(chamador.acesso, um.uid);
      return arquivo === null ? [] : [{ ...arquivos.view(arquivo, chamador.acesso), lado: um.lado }];
    });
    return {
      ...{ uid, id, tipo, situacao, enviadoEm, responde },
      ...{ decididoEm: decisao?.em ?? null, motivo: decisao?.motivo ?? null },
      faltam: ladosQueFaltam(tipo, doc.arquivos),
      arquivos: (await Promise.all(vistos)).flat(),
    };
  };

  /** The document of this type that is being put together; made where there is none. One a client and type (`chaveAberta`). */
  const rascunho = async (
    chamador: Chamador,
    tipo: TipoDocumento,
    quem: Identificacao,
  ): Promise<Registro<DocumentoGuardado>> => {
    const { cliUid, hotsiteId } = comoCliente(chamador);
    const chaveAberta = `${cliUid}:${tipo}`;
    const emAberto = async () => {
      const doc = await documentos.obterPor(chamador.acesso, 'chaveAberta', chaveAberta);
      if (doc?.situacao === 'Aguardando Validação') throw new ErroMartelo('DOCUMENTO_EM_VALIDACAO');
      return doc;
    };
    const achado = await emAberto();
    if (achado !== null) return achado;
    const { exigencia } = REGRAS_DO_TIPO[tipo];
    const responde = (await documentosDe(registros, chamador.acesso, cliUid)).findLast(
      (um) =>
        um.situacao === 'Divergente' &&
        (um.tipo === tipo || (exigencia !== null && REGRAS_DO_TIPO[um.tipo].exigencia === exigencia)),
    );
    const novo: DocumentoGuardado = {
      uid: uuidv7De(Date.UTC(2026, 0, 1), hash('sha256', `documento:${quem.autor}/${quem.comandoId}`)),
      id: await registros.proximoId(DOCUMENTOS_CLIENTE.declaracao.nome),
      ...{ hotsiteId, cliUid, tipo, situacao: 'Cadastrado', arquivos: [], chaveAberta },
      ...{ enviadoEm: null, decisao: null, autorizacao: null, responde: responde?.uid ?? null },
    };
    try {
      // Who owns a record changes it; what makes one is the engine, in their name.
      return await documentos.inserir(SISTEMA, novo);
    } catch (erro) {
      const outro = erro instanceof ValorEmUso ? await emAberto() : null;
      if (outro === null) throw erro;
      return outro;
    }
  };

  /** The same bytes tell nothing new: on another side, or after they were found wrong. @throws ErroMartelo ARQUIVO_REPETIDO */
  const exigirOutro = async (chamador: Chamador, doc: DocumentoGuardado, lado: Lado, { sha256 }: Enviado) => {
    const repetido = doc.arquivos.find(
      (um) => um.sha256 === sha256 && (um.lado !== lado || lado === 'pagina'),
    );
    if (repetido !== undefined)
      throw new ErroMartelo('ARQUIVO_REPETIDO', {
        onde:
          repetido.lado === 'pagina'
            ? 'é outra página deste documento'
            : `é ${NOMES_DOS_LADOS[repetido.lado]}`,
      });
    const recusado = (await documentosDe(registros, chamador.acesso, doc.cliUid)).find(
      (um) =>
        um.tipo === doc.tipo &&
        um.situacao === 'Divergente' &&
        um.arquivos.some((arquivo) => arquivo.sha256 === sha256),
    );
    if (recusado !== undefined)
      throw new ErroMartelo('ARQUIVO_REPETIDO', { onde: 'é o mesmo que teve divergência' });
  };

  /** One picture more, in place of what that side had. @throws ErroMartelo ARQUIVOS_DEMAIS, DOCUMENTO_EM_VALIDACAO */
  const comArquivo = (doc: DocumentoGuardado, novo: ArquivoDoDocumento): DocumentoGuardado => {
    if (doc.arquivos.some(({ uid }) => uid === novo.uid)) return doc;
    if (doc.situacao !== 'Cadastrado') throw new ErroMartelo('DOCUMENTO_EM_VALIDACAO');
    const { maximo } = REGRAS_DO_TIPO[doc.tipo];
    const ficam = doc.arquivos.filter(({ lado }) => lado === 'pagina' || lado !== novo.lado);
    if (ficam.length >= maximo) throw new ErroMartelo('ARQUIVOS_DEMAIS', { maximo });
    return { ...doc, arquivos: [...ficam, novo] };
  };

  return [
    rota({
      metodo: 'get',
      caminho: '/v1/cliente/documentos',
      resumo:
        'Meus documentos, o que é pedido de mim e em que pé está; cada arquivo com endereço por 15 minutos',
      guarda: 'cliente',
      resposta: meusDocumentos,
      async executar({ chamador }) {
        const cliente = await doCliente(chamador);
        const { natureza, documento: cadastro } = cliente;
        const todos = await documentosDe(registros, chamador.acesso, cliente.uid);
        const { situacao, exigencias } = situacaoDosDocumentos({ natureza, documentos: todos, cadastro });
        const pedidos = exigenciasDe(natureza).flatMap(tiposDaExigencia);
        const { aMao = null } = cadastro;
        return {
          situacao,
          motivo: situacao === 'Divergente' && aMao?.situacao === 'Divergente' ? (aMao.motivo ?? null) : null,
          obrigatorios: chamador.hotsite.documentosObrigatorios,
          exigencias: exigencias.map((uma) => ({ ...uma, tipos: tiposDaExigencia(uma.exigencia) })),
          outros: tiposDa(natureza).filter((tipo) => !pedidos.includes(tipo)),
          itens: await Promise.all(
            todos
              .filter((um) => um.arquivos.length > 0)
              .toReversed()
              .map((um) => ver(chamador, um)),
          ),
        };
      },
    }),
    rota({
      metodo: 'post',
      caminho: '/v1/cliente/documentos',
      resumo:
        'Envia um lado ou uma página de um documento (campo `arquivo`, PDF ou foto de até 15 MB); o mesmo lado de novo substitui',
      guarda: 'cliente',
      status: 201,
      fluxo: true,
      body: envioDeDocumento,
      resposta: documentoVisto,
      async executar({ chamador, req }) {
        const { natureza } = await doCliente(chamador);
        const acesso = comoCliente(chamador);
        const { campos, enviado } = await arquivos.readForm(req, acesso, envioDeDocumento);
        const { tipo, lado } = campos;
        if (!tiposDa(natureza).includes(tipo))
          throw new ErroMartelo('REQUISICAO_INVALIDA', {}, [
            `tipo: ${ROTULOS_TIPO_DOCUMENTO[tipo]} é só de empresas.`,
          ]);
        if (!REGRAS_DO_TIPO[tipo].lados.includes(lado))
          throw new ErroMartelo('REQUISICAO_INVALIDA', {}, [
            `lado: de ${ROTULOS_TIPO_DOCUMENTO[tipo]} envie ${REGRAS_DO_TIPO[tipo].lados.join(' ou ')}.`,
          ]);
        const quem = identificar(chamador, req, campos.comandoId);
        const uid = uidDoComando(quem);
        const pedido = { chamada: 'documentos', tipo, lado, sha256: enviado.sha256 };
        const feito = await umaVez(quem, pedido, async () => {
          const doc = await rascunho(chamador, tipo, quem);
          if (!doc.arquivos.some((um) => um.uid === uid)) await exigirOutro(chamador, doc, lado, enviado);
          const arquivo = await arquivos.receive(enviado, {
            ...{ acesso, hotsiteId: acesso.hotsiteId, dono: acesso.cliUid, uid, alvo: doc.uid },
            ...{ proposito: 'documento-identidade', limites: { porAlvo: ARQUIVOS_POR_DOCUMENTO } },
          });
          const novo = {
            ...{ uid, lado, nome: arquivo.nome, tipo: arquivo.tipo },
            ...{ enviadoEm: arquivo.criadoEm, sha256: enviado.sha256 },
          };
          await mudar(chamador, doc.uid, (antes) => comArquivo(antes, novo));
          return { uid: doc.uid };
        });
        // What was answered is read anew: addresses are of the moment.
        return ver(chamador, await meu(chamador, feito.uid));
      },
    }),
    rota({
      metodo: 'post',
      caminho: '/v1/cliente/documentos/:uid/enviar',
      resumo: 'Manda o documento, completo, para ser conferido',
      guarda: 'cliente',
      params,
      body: z.strictObject({ comandoId: comandoId.optional() }),
      resposta: documentoVisto,
      async executar({ params: { uid }, chamador }) {
        const enviadoEm = instante();
        const depois = await mudar(chamador, uid, (antes) => {
          // Sent is sent: the same again changes nothing.
          if (antes.situacao !== 'Cadastrado') return antes;
          const faltam = ladosQueFaltam(antes.tipo, antes.arquivos);
          if (faltam.length > 0)
            throw new ErroMartelo('DOCUMENTO_INCOMPLETO', {
              falta: faltam.map((lado) => NOMES_DOS_LADOS[lado]).join(' e '),
            });
          return { ...antes, situacao: 'Aguardando Validação', enviadoEm };
        });
        return ver(chamador, depois);
      },
    }),
    rota({
      metodo: 'delete',
      caminho: '/v1/cliente/documentos/:uid/arquivos/:arquivo',
      resumo: 'Tira uma página ou um lado de um documento que ainda não mandei',
      guarda: 'cliente',
      params: params.extend({ arquivo: z.guid() }),
      query: z.object({ comandoId: comandoId.optional() }),
      resposta: documentoVisto,
      async executar({ params: { uid, arquivo }, chamador }) {
        const depois = await mudar(chamador, uid, (antes) => {
          const ficam = antes.arquivos.filter((um) => um.uid !== arquivo);
          if (ficam.length === antes.arquivos.length) return antes;
          if (antes.situacao !== 'Cadastrado') throw new ErroMartelo('DOCUMENTO_EM_VALIDACAO');
          return { ...antes, arquivos: ficam };
        });
        return ver(chamador, depois);
      },
    }),
    rota({
      metodo: 'delete',
      caminho: '/v1/cliente/documentos/:uid',
      resumo: 'Retira um documento que ninguém conferiu ainda; os arquivos são apagados',
      guarda: 'cliente',
      params,
      query: z.object({ comandoId: comandoId.optional() }),
      resposta: z.object({ uid: z.guid() }),
      async executar({ params: { uid }, query, chamador, req }) {
        const quem = identificar(chamador, req, query.comandoId);
        return umaVez(quem, { chamada: 'retirar-documento', uid }, async () => {
          await mudar(chamador, uid, (antes) => {
            if (!aberto(antes)) throw new ErroMartelo('DOCUMENTO_JA_CONFERIDO');
            return { ...antes, removidoEm: instante(), chaveAberta: null };
          });
          return { uid };
        });
      },
    }),
  ];
}
