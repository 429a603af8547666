import type { Metadata } from 'next';
import { sessaoAtual } from '../sessao/sessao.ts';
import { Casca } from '../site/casca/Casca.tsx';
import { marcaAtual } from '../site/marca.ts';
import { NaoEncontrada } from '../site/NaoEncontrada.tsx';
import { ErroTela } from '../site/ui/ErroTela.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const marca = await marcaAtual();
  return marca === null
    ? { title: { absolute: 'Não há um site neste endereço' } }
    : { title: { absolute: `Página não encontrada · ${marca.nome}` } };
}

/** Addresses that match no route, and Hosts that name no brand. */
export default async function SemRota() {
  const marca = await marcaAtual();
  if (marca === null)
    return (
      <main>
        <ErroTela codigo="404" titulo="Não há um site neste endereço">
          <p>
            Confira se o endereço foi digitado corretamente. Se ele funcionava antes, tente de novo em
            instantes.
          </p>
        </ErroTela>
      </main>
    );
  return (
    <Casca marca={marca} usuario={await sessaoAtual()}>
      <NaoEncontrada marca={marca} />
    </Casca>
  );
}
