import { createHash } from 'node:crypto';
import {
  blocoLegal,
  type DocumentoPublicado,
  type VersaoLegal,
  type VersaoLegalInteira,
  versaoLegal,
} from '@martelo/shared/documento-legal';
import { ErroMartelo } from '@martelo/shared/erros';
import { z } from 'zod';
import { SISTEMA } from '../../records/acesso.ts';
import type { DefinicaoColecao, Registros } from '../../records/records.ts';

const guardada = versaoLegal.extend({
  uid: z.string(),
  hotsiteId: z.int().positive(),
  blocos: z.array(blocoLegal),
});
type Guardada = z.infer<typeof guardada>;

/** Every version of what people of a brand agree to. Written once, and never changed or removed: acceptances name them. */
export const DOCUMENTOS_LEGAIS: DefinicaoColecao<Guardada> = {
  nome: 'documentosLegais',
  schema: guardada,
  indices: {
    hotsiteId: { tipo: 'inteiro', semArvore: true },
    uri: { tipo: 'texto', semArvore: true },
    versao: { tipo: 'inteiro', semArvore: true },
  },
  unicos: [['hotsiteId', 'uri', 'versao']],
  carimbosSemArvore: true,
  leitura: (acesso) => (acesso.tipo === 'sistema' ? {} : { hotsiteId: acesso.hotsiteId }),
  escrita: (acesso, _depois, antes) => acesso.tipo === 'sistema' && antes === null,
};

export interface DocumentosLegais {
  /** The version in force, from memory: each bid asks. Null where the brand never published one. */
  vigente(hotsiteId: number, uri: string): VersaoLegal | null;
  /** Keeps the words as the next version; those in force already change nothing. */
  publicar(hotsiteId: number, documento: DocumentoPublicado): Promise<VersaoLegal>;
  /** Newest first. */
  versoes(hotsiteId: number, uri: string): Promise<VersaoLegal[]>;
  /** @throws ErroMartelo NAO_ENCONTRADO */
  versao(hotsiteId: number, uri: string, versao: number): Promise<VersaoLegalInteira>;
  /** Called with the brand when a version of one of its documents came into force. */
  aoMudar(ouvinte: (hotsiteId: number) => void): void;
}

/** Versions of one document listed at most. */
const LISTADAS = 200;
const TENTATIVAS = 5;

/** @param relido ms after which what another process wrote, and no notice told of, is looked for; null where there is no other */
export async function criarDocumentosLegais(
  registros: Registros,
  relido: number | null = null,
): Promise<DocumentosLegais> {
  const colecao = registros.colecao(DOCUMENTOS_LEGAIS);
  const vigentes = new Map<string, VersaoLegal>();
  const ouvintes = new Set<(hotsiteId: number) => void>();
  const chave = (hotsiteId: number, uri: string) => `${hotsiteId}:${uri}`;

  const notar = (lida: Guardada): void => {
    const { hotsiteId, uri, versao } = lida;
    const antes = vigentes.get(chave(hotsiteId, uri));
    if (antes !== undefined && antes.versao >= versao) return;
    vigentes.set(chave(hotsiteId, uri), semPalavras(lida));
    for (const ouvinte of ouvintes) ouvinte(hotsiteId);
  };
  const ler = async (): Promise<void> => {
    for await (const lida of colecao.percorrer(SISTEMA, { filtros: [] })) notar(lida);
  };
  await ler();
  registros.aoEscrever(DOCUMENTOS_LEGAIS.nome, (uid) => {
    colecao.obter(SISTEMA, uid).then(
      (lida) => lida && notar(lida),
      () => {},
    );
  });
  if (relido !== null) setInterval(() => void ler().catch(() => {}), relido).unref();

  return {
    vigente: (hotsiteId, uri) => vigentes.get(chave(hotsiteId, uri)) ?? null,
    async publicar(hotsiteId, { uri, titulo, blocos, publicadaEm }) {
      const hash = createHash('sha256')
        .update(JSON.stringify([titulo, blocos]))
        .digest('hex');
      for (let tentativa = 1; ; tentativa += 1) {
        const atual = vigentes.get(chave(hotsiteId, uri));
        if (atual?.hash === hash) return atual;
        const versao = (atual?.versao ?? 0) + 1;
        const nova = {
          uid: `${chave(hotsiteId, uri)}:${versao}`,
          hotsiteId,
          uri,
          versao,
          titulo,
          hash,
          blocos,
        };
        try {
          notar(await colecao.inserir(SISTEMA, { ...nova, publicadaEm }));
        } catch (erro) {
          const corrida = erro instanceof ErroMartelo && erro.codigo === 'JA_EXISTE';
          if (!corrida || tentativa === TENTATIVAS) throw erro;
          await ler();
        }
      }
    },
    async versoes(hotsiteId, uri) {
      const { itens } = await colecao.listar(SISTEMA, {
        filtros: [
          { tipo: 'exata', campo: 'hotsiteId', valor: hotsiteId },
          { tipo: 'exata', campo: 'uri', valor: uri },
        ],
        ordem: { campo: 'versao', tipoOrdenacao: 'desc', tipoCampo: 'long' },
        ...{ pagina: 1, porPagina: LISTADAS, semTotal: true },
      });
      return itens.map(semPalavras);
    },
    async versao(hotsiteId, uri, versao) {
      const lida = await colecao.obter(SISTEMA, `${chave(hotsiteId, uri)}:${versao}`);
      if (lida === null) throw new ErroMartelo('NAO_ENCONTRADO');
      const vigente = vigentes.get(chave(hotsiteId, uri))?.versao === versao;
      return { ...semPalavras(lida), blocos: lida.blocos, vigente };
    },
    aoMudar: (ouvinte) => void ouvintes.add(ouvinte),
  };
}

const semPalavras = ({ uri, versao, titulo, hash, publicadaEm }: Guardada): VersaoLegal => ({
  ...{ uri, versao, titulo, hash, publicadaEm },
});
