import { caminhoDaFotoEnviada } from '@martelo/shared/endereco-de-foto';
import { ErroMartelo } from '@martelo/shared/erros';
import { POLITICA_DE_ENVIADO } from '@martelo/shared/politica-de-arquivo';
import { z } from 'zod';
import { type Rota, rota } from '../../api/rota.ts';
import { FOTOS_DOS_LOTES, type FotoGuardada } from '../../casa/foto-do-lote.ts';
import type { Files } from '../../files/files.ts';
import type { Localizador } from '../../leituras/localizador.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Acesso, Registros } from '../../records/records.ts';
import { criarRecusas } from './recusas.ts';

interface Dependencias {
  registros: Registros;
  arquivos: Files;
  /** Resolves when the records hold everything that was appended so far. */
  emDia(): Promise<void>;
  localizador: Pick<Localizador, 'vista'>;
  /** The file of a picture of an inspection that a lot shows which this caller may see; null: none of this content. */
  fotoDeVistoria(sha256: string, acesso: Acesso): Promise<{ arquivoUid: string; hotsiteId: number } | null>;
  /** @throws ErroMartelo FORA_DE_EXIBICAO */
  exigirExibicao(acesso: Acesso): void;
}

/**
 * A picture that was sent, by its content, for whoever may see a lot that shows it. Asked at each request: approved, of a content that nobody
 * has refused since, on the lot's `fotosUrls`, and the lot itself seen by who asks. What waits, was refused, taken out or left out has no
 * address at all (BO20), nor to visitors what is announced to nobody yet, or was cancelled before it was. Those of an inspection that the house shows on its vehicle's lot have the same address.
 */
export function rotaDaFotoPublica(deps: Dependencias): Rota {
  const { registros, arquivos, localizador, emDia, fotoDeVistoria, exigirExibicao } = deps;
  const fotos = registros.colecao(FOTOS_DOS_LOTES);
  const recusas = criarRecusas(registros);

  const mostrada = async ({ lelUid, sha256 }: FotoGuardada, acesso: Acesso): Promise<boolean> => {
    try {
      const { lote } = await localizador.vista(acesso, lelUid);
      return lote.dados.fotosUrls.includes(caminhoDaFotoEnviada(sha256));
    } catch (erro) {
      if (erro instanceof ErroMartelo && erro.codigo === 'LOTE_NAO_ENCONTRADO') return false;
      throw erro;
    }
  };
  const achar = async (sha256: string, acesso: Acesso): Promise<FotoGuardada | null> => {
    const filtros = [
      { tipo: 'exata' as const, campo: 'sha256', valor: sha256 },
      { tipo: 'exata' as const, campo: 'situacao', valor: 'APROVADA' },
    ];
    for await (const foto of fotos.percorrer(SISTEMA, { filtros }))
      if ((await recusas.depoisDe(foto)) === null && (await mostrada(foto, acesso))) return foto;
    return null;
  };

  /** What was refused of a content holds for inspections too. */
  const deVistoria = async (sha256: string, acesso: Acesso): Promise<string | null> => {
    const foto = await fotoDeVistoria(sha256, acesso);
    if (foto === null) return null;
    const recusada = await recusas.deConteudo({ hotsiteId: foto.hotsiteId, sha256 });
    return recusada === null ? foto.arquivoUid : null;
  };

  return rota({
    metodo: 'get',
    caminho: '/v1/fotos/:sha256',
    resumo: 'Uma foto aprovada de um lote que quem pede pode ver, inteira; o site a serve em /fotos/lotes',
    guarda: 'publica',
    params: z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/, 'não é o endereço de uma foto') }),
    arquivo: ['image/jpeg'],
    async executar({ params: { sha256 }, chamador, req, res }) {
      const { acesso } = chamador;
      exigirExibicao(acesso);
      await emDia();
      const arquivoUid = (await achar(sha256, acesso))?.arquivoUid ?? (await deVistoria(sha256, acesso));
      const bytes =
        arquivoUid && (req.method === 'HEAD' ? Buffer.alloc(0) : await arquivos.content(arquivoUid));
      if (!bytes) throw new ErroMartelo('NAO_ENCONTRADO');
      res.status(200).set({
        'content-type': 'image/jpeg',
        'content-disposition': 'inline',
        // Whoever keeps it asks again whether it is shown: the site does, and keeps its sizes itself.
        'cache-control': 'no-store',
        'content-security-policy': POLITICA_DE_ENVIADO,
        'cross-origin-resource-policy': 'same-site',
        'x-content-type-options': 'nosniff',
      });
      res.end(bytes);
    },
  });
}
