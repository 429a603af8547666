import type { Cliente } from '@martelo/shared/cliente';
import type { ArquivoDoDocumentoVisto } from '@martelo/shared/documento-cliente';
import type { TipoDocumento } from '@martelo/shared/tipo-de-documento';
import { chamar } from '../sessao/comandar.ts';
import { useLido } from './usar-lido.ts';

export type ArquivoDaEquipe = ArquivoDoDocumentoVisto & {
  iguais: { cliUid: string; doMesmo: boolean; documentoId: number | null; enviadoEm: string }[];
};

/** One document as GET /v1/documentos-cliente/{uid} answers it. */
export interface DetalheDoDocumento {
  uid: string;
  revisao: number;
  situacao: string;
  arquivosVistos: ArquivoDaEquipe[];
  outros: {
    uid: string;
    tipo: TipoDocumento;
    situacao: string;
    enviadoEm: string | null;
    decididoEm: string | null;
    motivo: string | null;
  }[];
}
export type CadastroVisto = Partial<Cliente> & { nome: string; natureza: Cliente['natureza'] };

export interface Conferencia {
  documento: DetalheDoDocumento;
  /** Whole, which is written down; null where it could not be read. */
  cadastro: CadastroVisto | null;
}

/** A document and whose it is, as they are when it is looked at. */
export const useDetalhe = (uid: string, cliUid: string, revisao: number): Conferencia | 'falhou' | null =>
  useLido<Conferencia>(`${uid}:${revisao}`, async () => {
    const [documento, cadastro] = await Promise.all([
      chamar<DetalheDoDocumento>('GET', `documentos-cliente/${uid}`),
      lerCadastro(cliUid),
    ]);
    return documento.tipo === 'aceito' ? { documento: documento.corpo, cadastro } : 'falhou';
  });

/** A client's registration, whole; null where it cannot be read. The engine writes down who asked. */
export async function lerCadastro(cliUid: string): Promise<CadastroVisto | null> {
  const lido = await chamar<CadastroVisto>('GET', `clientes/${cliUid}?inteiros=true`);
  return lido.tipo === 'aceito' ? lido.corpo : null;
}
