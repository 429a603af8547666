import { caminhoDaFotoEnviada } from '@martelo/shared/endereco-de-foto';
import { ErroMartelo } from '@martelo/shared/erros';
import { POLITICA_DE_ENVIADO } from '@martelo/shared/politica-de-arquivo';
import { z } from 'zod';
import { type Rota, rota } from '../../api/rota.ts';
import { FOTOS_DOS_LOTES, type FotoGuardada } from '../../casa/foto-do-lote.ts';
import type { Files } from '../../files/files.ts';
import { LEILOES } from '../../leituras/registros/leilao.ts';
import { LOTES } from '../../leituras/registros/lote.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Acesso, Registros } from '../../records/records.ts';

interface Dependencias {
  registros: Registros;
  arquivos: Files;
  /** Resolves when the records hold everything that was appended so far. */
  emDia(): Promise<void>;
  /** @throws ErroMartelo FORA_DE_EXIBICAO */
  exigirExibicao(acesso: Acesso): void;
}

/**
 * A picture that was sent, for everybody, by its content. It is asked at each request whether a lot of this brand shows it: approved, and on the
 * lot's `fotosUrls`. What waits, was refused, taken out or left out has no address at all (BO20).
 */
export function rotaDaFotoPublica({ registros, arquivos, emDia, exigirExibicao }: Dependencias): Rota {
  const fotos = registros.colecao(FOTOS_DOS_LOTES);

  const mostrada = async ({ lelUid, leiUid, sha256 }: FotoGuardada, hotsiteId: number): Promise<boolean> => {
    const lote = await registros.colecao(LOTES).obter(SISTEMA, lelUid);
    if (!lote?.dados.fotosUrls.includes(caminhoDaFotoEnviada(sha256))) return false;
    const leilao = await registros.colecao(LEILOES).obter(SISTEMA, leiUid);
    return leilao?.hotsites.includes(hotsiteId) ?? false;
  };
  const achar = async (sha256: string, hotsiteId: number): Promise<FotoGuardada | null> => {
    const filtros = [
      { tipo: 'exata' as const, campo: 'sha256', valor: sha256 },
      { tipo: 'exata' as const, campo: 'situacao', valor: 'APROVADA' },
    ];
    for await (const foto of fotos.percorrer(SISTEMA, { filtros }))
      if (await mostrada(foto, hotsiteId)) return foto;
    return null;
  };

  return rota({
    metodo: 'get',
    caminho: '/v1/fotos/:sha256',
    resumo: 'Uma foto aprovada que um lote da marca mostra, inteira; o site a serve em /fotos/lotes',
    guarda: 'publica',
    params: z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/, 'não é o endereço de uma foto') }),
    arquivo: ['image/jpeg'],
    async executar({ params: { sha256 }, chamador, req, res }) {
      const { hotsite } = chamador;
      exigirExibicao({ tipo: 'anonimo', hotsiteId: hotsite.id });
      await emDia();
      const foto = await achar(sha256, hotsite.id);
      const bytes =
        foto && (req.method === 'HEAD' ? Buffer.alloc(0) : await arquivos.content(foto.arquivoUid));
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
