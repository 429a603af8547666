import { Sessoes } from '../../elements/Sessoes.tsx';
import { marcaAtual } from '../marca.ts';
import { lerPagina } from './cms.ts';
import { recortar } from './pagina.ts';

/** What the brand's editors put under a screen of ours (login, registration): the page of that uri, without a heading of its own. */
export async function SessoesDaPagina({ uri }: { uri: string }) {
  const marca = await marcaAtual();
  const pagina = marca && (await lerPagina(marca.subdominio, uri));
  if (!marca || !pagina) return null;
  return <Sessoes sessoes={recortar(pagina, Date.now())} titulo="" marca={marca} busca={{}} />;
}
