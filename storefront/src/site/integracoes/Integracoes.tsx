import { cookies, headers } from 'next/headers';
import type { Hotsite } from '../conteudo/cms.ts';
import { COOKIE_CONSENTIMENTO, integracoesDa, lerConsentimento } from './integracoes.ts';
import { ehProtegida } from './protegidas.ts';

/** In the head: the brand's own script, and the tools the visitor agreed to. The page's policy lets in these and no others. */
export async function Integracoes({ marca, nonce }: { marca: Hotsite; nonce: string | undefined }) {
  const [jarra, cabecalhos] = await Promise.all([cookies(), headers()]);
  const caminho = cabecalhos.get('x-caminho');
  if (caminho === null || ehProtegida(caminho)) return null;
  const aceitou = lerConsentimento(jarra.get(COOKIE_CONSENTIMENTO)?.value) === 'sim';
  return (
    <>
      {marca.scriptCabecalho && (
        <script
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: ADM's own script, let in by its hash; the cms refuses what would close the tag
          dangerouslySetInnerHTML={{ __html: marca.scriptCabecalho.conteudo }}
        />
      )}
      {aceitou &&
        integracoesDa(marca).flatMap(({ nome, fonte, inicio }) => [
          <script
            key={nome}
            nonce={nonce}
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words around an identifier of a checked form
            dangerouslySetInnerHTML={{ __html: inicio }}
          />,
          <script key={fonte} nonce={nonce} src={fonte} async suppressHydrationWarning />,
        ])}
    </>
  );
}
