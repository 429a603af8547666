import type { Avisar } from '@martelo/shared/avisos/avisar';
import type { Cliente } from '@martelo/shared/cliente';
import { documentosDoCadastro } from '@martelo/shared/situacao-dos-documentos';
import { ROTULOS_TIPO_DOCUMENTO } from '@martelo/shared/tipo-de-documento';
import { documentosDe } from '../../acesso/clientes/documentos-enviados.ts';
import { CLIENTES } from '../../acesso/clientes/registro.ts';
import { DOCUMENTOS_CLIENTE, type ServicosDosDocumentos } from '../../casa/documento-cliente.ts';
import type { Files } from '../../files/files.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { deNovoSeMudou } from '../../records/conflitos.ts';
import type { Registros } from '../../records/records.ts';

interface Dependencias {
  registros: Registros;
  arquivos: Files;
  avisar: Avisar;
}

/** Profile, staff and effects write a client; many more tries are a mistake of ours. */
const TENTATIVAS = 20;

/** What follows from a document of a client: their registration, what they are told, and what staff sees beside it. */
export function servicosDosDocumentos({
  registros,
  arquivos,
  avisar,
}: Dependencias): Pick<ServicosDosDocumentos, 'seguirDocumento' | 'apagarArquivos' | 'detalheDoDocumento'> {
  const clientes = registros.colecao(CLIENTES);
  const documentos = registros.colecao(DOCUMENTOS_CLIENTE);

  /** The client as their documents make them, saved again when somebody else wrote meanwhile. */
  const acertar = (cliUid: string, mudar: (cliente: Cliente) => Cliente): Promise<void> =>
    deNovoSeMudou(async () => {
      const antes = await clientes.obter(SISTEMA, cliUid);
      // Erased meanwhile: there is no registration that could follow.
      if (antes === null) return;
      const todos = await documentosDe(registros, SISTEMA, cliUid);
      const { natureza, documento: cadastro } = antes;
      const documento = documentosDoCadastro({ natureza, documentos: todos, cadastro });
      const depois = mudar({ ...antes, documento });
      if (JSON.stringify(depois) !== JSON.stringify(antes))
        await clientes.salvar(SISTEMA, depois, antes.revisao);
    }, TENTATIVAS);

  return {
    async seguirDocumento(uid, { cliUid, tipo, aviso, revogado }, chave) {
      const doc = await documentos.obter(SISTEMA, uid);
      if (doc === null) return;
      const { autorizacao, situacao, hotsiteId, decisao } = doc;
      await acertar(cliUid, (cliente) => {
        if (tipo !== 'AUTORIZACAO_SUCATA') return cliente;
        if (situacao === 'Aprovado' && autorizacao !== null)
          return { ...cliente, habilitacaoSucata: { situacao: 'Autorizado', ...autorizacao } };
        return revogado ? { ...cliente, habilitacaoSucata: null } : cliente;
      });
      // It was decided otherwise before this was told: what holds now is told by its own effect.
      if (
        aviso === null ||
        decisao === null ||
        (aviso === 'documento-aprovado') !== (situacao === 'Aprovado')
      )
        return;
      const documento = ROTULOS_TIPO_DOCUMENTO[tipo];
      const quem = { hotsiteId, cliUid, chave };
      if (aviso === 'documento-aprovado') await avisar(aviso, { ...quem, dados: { documento } });
      else await avisar(aviso, { ...quem, dados: { documento, motivo: decisao.motivo ?? '' } });
    },
    async apagarArquivos(uids, motivo) {
      for (const uid of uids) await arquivos.erase(SISTEMA, uid, motivo);
    },
    async detalheDoDocumento(acesso, doc) {
      const todos = await documentosDe(registros, acesso, doc.cliUid);
      const vistos = doc.arquivos.map(async ({ uid, lado }) => {
        const arquivo = await arquivos.get(acesso, uid);
        if (arquivo === null) return [];
        const iguais = (await arquivos.same(acesso, arquivo))
          .filter((outro) => outro.alvo !== doc.uid)
          .map(async ({ alvo, dono, criadoEm }) => ({
            documentoUid: alvo,
            documentoId: alvo === null ? null : ((await documentos.obter(acesso, alvo))?.id ?? null),
            ...{ cliUid: dono, doMesmo: dono === doc.cliUid, enviadoEm: criadoEm },
          }));
        return [{ ...arquivos.view(arquivo, acesso), lado, iguais: await Promise.all(iguais) }];
      });
      return {
        arquivosVistos: (await Promise.all(vistos)).flat(),
        outros: todos
          .filter(({ uid, situacao }) => uid !== doc.uid && situacao !== 'Cadastrado')
          .toReversed()
          .map(({ uid, id, tipo, situacao, enviadoEm, decisao }) => ({
            ...{ uid, id, tipo, situacao, enviadoEm },
            ...{ decididoEm: decisao?.em ?? null, motivo: decisao?.motivo ?? null },
          })),
      };
    },
  };
}
