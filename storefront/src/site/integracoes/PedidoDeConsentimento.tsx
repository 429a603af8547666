import { cookies, headers } from 'next/headers';
import type { Hotsite } from '../conteudo/cms.ts';
import { Ligacao } from '../ui/Ligacao.tsx';
import { COOKIE_CONSENTIMENTO, integracoesDa, lerConsentimento } from './integracoes.ts';
import estilo from './PedidoDeConsentimento.module.css';
import { ehProtegida } from './protegidas.ts';

/** Asked once of each visitor, and only where there is something to agree to. A plain form: it needs no script to be answered. */
export async function PedidoDeConsentimento({ marca }: { marca: Hotsite }) {
  const integracoes = integracoesDa(marca);
  if (integracoes.length === 0) return null;
  const [jarra, cabecalhos] = await Promise.all([cookies(), headers()]);
  const caminho = cabecalhos.get('x-caminho') ?? '/';
  if (lerConsentimento(jarra.get(COOKIE_CONSENTIMENTO)?.value) !== null || ehProtegida(caminho)) return null;
  return (
    <aside className={estilo.pedido} aria-label="Consentimento de métricas">
      <p>
        Para medir e melhorar o site usamos {enumerar(integracoes.map(({ nome }) => nome))}. Só com a sua
        permissão. <Ligacao href="/privacidade">Saiba mais</Ligacao>
      </p>
      <form action="/api/consentimento" method="post">
        <input type="hidden" name="retorno" value={caminho} />
        <button type="submit" name="resposta" value="nao" className={estilo.nao}>
          Recusar
        </button>
        <button type="submit" name="resposta" value="sim" className={estilo.sim}>
          Aceitar
        </button>
      </form>
    </aside>
  );
}

const enumerar = (nomes: readonly string[]): string =>
  new Intl.ListFormat('pt-BR', { type: 'conjunction' }).format(nomes);
