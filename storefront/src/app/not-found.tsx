import type { Metadata } from 'next';
import { SEM_SITE } from '../palavras/erro.ts';
import { sessaoAtual } from '../sessao/sessao.ts';
import { Casca } from '../site/casca/Casca.tsx';
import { marcaAtual } from '../site/marca.ts';
import { NaoEncontrada } from '../site/NaoEncontrada.tsx';
import { ErroTela } from '../site/ui/ErroTela.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const marca = await marcaAtual();
  return marca === null
    ? { title: { absolute: SEM_SITE.naoHaUmSite } }
    : { title: { absolute: SEM_SITE.paginaDe(marca.nome) } };
}

/** Addresses that match no route, and Hosts that name no brand. */
export default async function SemRota() {
  const marca = await marcaAtual();
  if (marca === null)
    return (
      <main>
        <ErroTela codigo="404" titulo={SEM_SITE.naoHaUmSite}>
          <p>{SEM_SITE.confiraSeOEndereco}</p>
        </ErroTela>
      </main>
    );
  return (
    <Casca marca={marca} usuario={await sessaoAtual()}>
      <NaoEncontrada marca={marca} />
    </Casca>
  );
}
