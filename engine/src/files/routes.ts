import { pipeline } from 'node:stream/promises';
import { type Arquivo, TIPOS_GUARDADOS } from '@martelo/shared/arquivo';
import { ErroMartelo } from '@martelo/shared/erros';
import { POLITICA_DE_ENVIADO } from '@martelo/shared/politica-de-arquivo';
import { z } from 'zod';
import { type Chamador, type Rota, rota } from '../api/rota.ts';
import { autorDe } from '../records/politica.ts';
import type { Acesso, Colecao } from '../records/records.ts';
import type { Addresses } from './addresses.ts';
import { disposition } from './names.ts';
import type { FileStore } from './store.ts';

interface Dependencias {
  arquivos: Colecao<Arquivo>;
  store: FileStore;
  addresses: Addresses;
  agora: () => number;
}

/**
 * The bytes of a file, at an address that was given to somebody. It opens for them alone, in a session of theirs that holds, while what they may
 * read still has the file in it. Whatever is missing of that, the answer is the same: there is nothing here.
 */
export const rotaDosArquivos = ({ arquivos, store, addresses, agora }: Dependencias): Rota =>
  rota({
    metodo: 'get',
    caminho: '/v1/arquivos/:endereco',
    resumo: 'Um arquivo enviado, no endereço dado a quem o lê: vale 15 minutos, na sessão dessa pessoa',
    guarda: 'publica',
    params: z.object({ endereco: z.string() }),
    arquivo: TIPOS_GUARDADOS,
    async executar({ params: { endereco }, chamador, req, res }) {
      const lido = addresses.read(endereco, agora());
      const acesso = acessoDe(chamador);
      if (lido === null || acesso === null || acesso.tipo === 'sistema') throw naoHa();
      if (autorDe(acesso) !== lido.conta || acesso.hotsiteId !== lido.hotsiteId) throw naoHa();
      const arquivo = await arquivos.obter(acesso, lido.uid);
      const chave = arquivo && (lido.miniatura ? arquivo.chaveMiniatura : arquivo.chave);
      const aberto = chave && (await store.open(chave));
      if (!arquivo || !aberto) throw naoHa();
      const tipo = lido.miniatura ? 'image/jpeg' : arquivo.tipo;
      res.status(200).set({
        'content-type': tipo,
        'content-length': String(aberto.bytes),
        'content-disposition': disposition(arquivo.nome),
        'cache-control': 'private, no-store',
        'content-security-policy': POLITICA_DE_ENVIADO,
        'cross-origin-resource-policy': 'same-site',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      });
      if (req.method === 'HEAD') {
        aberto.stream.destroy();
        res.end();
      }
      // Who goes away in the middle has gone away; what breaks on our side ends the connection before its announced length.
      else await pipeline(aberto.stream, res).catch(() => res.destroy());
    },
  });

const naoHa = () => new ErroMartelo('NAO_ENCONTRADO');

/** Who asks, by a session that holds; null for anybody else. */
function acessoDe(chamador: Chamador): Acesso | null {
  try {
    return chamador.acesso;
  } catch (erro) {
    if (erro instanceof ErroMartelo && erro.statusCode < 500) return null;
    throw erro;
  }
}
