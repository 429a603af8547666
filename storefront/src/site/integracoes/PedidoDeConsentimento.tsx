import { cookies, headers } from 'next/headers';
import { CASCA } from '../../palavras/casca.ts';
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
    <aside className={estilo.pedido} aria-label={CASCA[marca.tipo].consentimento}>
      <p>
        {CASCA[marca.tipo].paraMedir(enumerar(integracoes.map(({ nome }) => nome)))}{' '}
        <Ligacao href="/privacidade">{CASCA[marca.tipo].saibaMais}</Ligacao>
      </p>
      <form action="/api/consentimento" method="post">
        <input type="hidden" name="retorno" value={caminho} />
        <button type="submit" name="resposta" value="nao" className={estilo.nao}>
          {CASCA[marca.tipo].recusar}
        </button>
        <button type="submit" name="resposta" value="sim" className={estilo.sim}>
          {CASCA[marca.tipo].aceitar}
        </button>
      </form>
    </aside>
  );
}

const enumerar = (nomes: readonly string[]): string =>
  new Intl.ListFormat('pt-BR', { type: 'conjunction' }).format(nomes);
