import { ErroMartelo } from '@martelo/shared/erros';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { codigoDoEndereco, type TipoDeImpresso, type Validade } from '@martelo/shared/impressos/comum';
import { DOCUMENTOS } from '../../leituras/registros/documento.ts';
import {
  digestoDoEndereco,
  type EnderecosDeDocumento,
} from '../../leituras/registros/endereco-de-documento.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { RevisaoDesatualizada, ValorEmUso } from '../../records/conflitos.ts';
import type { Acesso, Registros } from '../../records/records.ts';
import type { Endereco, Especie, Impresso } from './especie.ts';

/** Gives out the addresses of documents, and opens what is at one. */
export interface Impressos {
  /** The address of the document as it is now, the same until that changes or is revoked; null where there is no document. */
  enderecoDe(tipo: TipoDeImpresso, uid: string): Promise<(Endereco & { impresso: Impresso<unknown> }) | null>;
  /** @throws ErroMartelo DOCUMENTO_NAO_ENCONTRADO: unknown, revoked, of another kind or brand, about what is gone */
  abrir(
    tipo: TipoDeImpresso,
    hash: string,
    hotsiteId: number,
  ): Promise<{ impresso: Impresso<unknown>; endereco: Endereco }>;
  /** From now on the address opens nothing, and the document has another. @throws ErroMartelo DOCUMENTO_NAO_ENCONTRADO */
  revogar(acesso: Acesso, tipo: TipoDeImpresso, hash: string): Promise<void>;
  /** What anybody is told of a document. */
  validade(tipo: TipoDeImpresso, impresso: Impresso<unknown>, endereco: Endereco): Validade;
}

export function criarImpressos({
  registros,
  enderecos,
  especies,
  hotsitePorId,
  siteDe,
}: {
  registros: Registros;
  enderecos: EnderecosDeDocumento;
  especies: readonly Especie[];
  hotsitePorId(id: number): RegrasHotsite | null;
  siteDe(hotsite: RegrasHotsite): string;
}): Impressos {
  const documentos = registros.colecao(DOCUMENTOS);
  const porTipo = new Map(especies.map((especie) => [especie.tipo, especie]));

  const comoEndereco = (tipo: TipoDeImpresso, hash: string, hotsiteId: number): Endereco => {
    const hotsite = hotsitePorId(hotsiteId);
    if (hotsite === null) throw new ErroMartelo('DOCUMENTO_NAO_ENCONTRADO');
    return { hash, codigo: codigoDoEndereco(hash), url: `${siteDe(hotsite)}/qrcode/${tipo}/${hash}` };
  };

  /** Kept before it is told, so that what was told is found; of two who ask at once both are told the same. */
  const versaoDe = async (
    tipo: TipoDeImpresso,
    uid: string,
    { hotsiteId, marca }: Impresso<unknown>,
  ): Promise<number> => {
    for (;;) {
      const atual = await documentos.obter(SISTEMA, uid);
      if (atual !== null && (atual.marca ?? '') === marca) return atual.versao;
      const versao = (atual?.versao ?? 0) + 1;
      const digesto = digestoDoEndereco(enderecos.hashDe(tipo, uid, versao));
      try {
        if (atual === null)
          await documentos.inserir(SISTEMA, { uid, tipo, hotsiteId, versao, marca, digesto });
        else
          await documentos.salvar(SISTEMA, { uid, tipo, hotsiteId, versao, marca, digesto }, atual.revisao);
        return versao;
      } catch (erro) {
        if (!(erro instanceof ValorEmUso) && !(erro instanceof RevisaoDesatualizada)) throw erro;
      }
    }
  };

  const achar = async (acesso: Acesso, tipo: TipoDeImpresso, hash: string) => {
    const documento = await documentos.obterPor(acesso, 'digesto', digestoDoEndereco(hash));
    if (documento?.tipo !== tipo) throw new ErroMartelo('DOCUMENTO_NAO_ENCONTRADO');
    return documento;
  };

  return {
    async enderecoDe(tipo, uid) {
      const impresso = (await porTipo.get(tipo)?.ler(uid)) ?? null;
      if (impresso === null) return null;
      const hash = enderecos.hashDe(tipo, uid, await versaoDe(tipo, uid, impresso));
      return { ...comoEndereco(tipo, hash, impresso.hotsiteId), impresso };
    },
    async abrir(tipo, hash, hotsiteId) {
      const documento = await achar(SISTEMA, tipo, hash);
      const impresso = (await porTipo.get(tipo)?.ler(documento.uid)) ?? null;
      // Under another brand's name a document does not exist, whoever has its address.
      if (impresso === null || impresso.hotsiteId !== hotsiteId || impresso.marca !== (documento.marca ?? ''))
        throw new ErroMartelo('DOCUMENTO_NAO_ENCONTRADO');
      return { impresso, endereco: comoEndereco(tipo, hash, hotsiteId) };
    },
    async revogar(acesso, tipo, hash) {
      const { revisao, uid, hotsiteId, marca = '', versao: antes } = await achar(acesso, tipo, hash);
      const versao = antes + 1;
      const digesto = digestoDoEndereco(enderecos.hashDe(tipo, uid, versao));
      await documentos.salvar(acesso, { uid, tipo, hotsiteId, versao, marca, digesto }, revisao);
    },
    validade: (tipo, { validade }, { codigo }) => ({ tipo, codigo, ...validade }),
  };
}
