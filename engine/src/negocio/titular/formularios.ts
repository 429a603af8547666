import {
  type EnvioDoSite,
  envioDoSite,
  enviosDoSite,
  type PedidoDosEnvios,
} from '@martelo/shared/envio-do-site';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import type { SegredosDeServico } from '@martelo/shared/segredo-servico';
import { CLIENTES } from '../../acesso/clientes/registro.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { DefinicaoColecao, Registros } from '../../records/records.ts';
import type { Titular } from './fonte.ts';

/** What was sent by forms of the site as the file of somebody's data names it. The panel keeps it: in this store there is none. */
export const ENVIOS_DO_SITE: DefinicaoColecao<EnvioDoSite & { uid: string }> = {
  nome: 'enviosDoSite',
  schema: envioDoSite.extend({ uid: envioDoSite.shape.email }) as never,
  indices: {},
  leitura: () => null,
  escrita: () => false,
};

/** What somebody sent by the forms of a brand's site, by the e-mail that they have shown to be theirs. */
export interface Formularios {
  /** Nothing of who has not shown it: a registration may name anybody's address. */
  de(titular: Titular): AsyncGenerator<EnvioDoSite>;
  /** @throws where the panel does not answer: it is tried again */
  apagar(titular: Titular): Promise<void>;
}

interface Dependencias {
  registros: Registros;
  hotsitePorId(id: number): Pick<RegrasHotsite, 'subdominio'> | null;
  /** Of the panel; null where this engine has none. */
  cmsUrl: string | null;
  segredos: SegredosDeServico;
}

const PRAZO_MS = 20_000;

export function criarFormularios({ registros, hotsitePorId, cmsUrl, segredos }: Dependencias): Formularios {
  const pedir = async ({ uid, hotsiteId }: Titular, ato: PedidoDosEnvios['ato']): Promise<EnvioDoSite[]> => {
    const cliente = await registros.colecao(CLIENTES).obter(SISTEMA, uid);
    const subdominio = hotsitePorId(hotsiteId)?.subdominio;
    if (cmsUrl === null || subdominio === undefined || !cliente?.emailConfirmadoEm) return [];
    const resposta = await fetch(`${cmsUrl}/v1/titular/envios`, {
      redirect: 'error',
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-martelo-servico': segredos.atual,
        hotsite: subdominio,
      },
      body: JSON.stringify({ email: cliente.email, ato }),
      signal: AbortSignal.timeout(PRAZO_MS),
    });
    if (!resposta.ok) throw new Error(`the panel answered ${resposta.status} about what was sent by forms`);
    return enviosDoSite.parse(await resposta.json()).itens;
  };
  return {
    async *de(titular) {
      yield* await pedir(titular, 'ler');
    },
    async apagar(titular) {
      await pedir(titular, 'apagar');
    },
  };
}
