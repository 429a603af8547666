import type { MinhasIndicacoes } from '@martelo/shared/convite';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AreaCliente } from '../../../../cliente/AreaCliente.tsx';
import { Indisponivel } from '../../../../cliente/Indisponivel.tsx';
import { Indicar } from '../../../../indicar/Indicar.tsx';
import { INDICAR } from '../../../../palavras/indicar.ts';
import { SemPermissao } from '../../../../sessao/SemPermissao.tsx';
import { guardarCliente, motor } from '../../../../sessao/sessao.ts';
import { marcaAtual } from '../../../../site/marca.ts';

const CAMINHO = '/cliente/indique-ganhe';

export const metadata: Metadata = { title: INDICAR.titulo, robots: { index: false } };

/** One's own link, who came by it and what it gave. */
export default async function PaginaIndicar() {
  const [guarda, marca] = await Promise.all([guardarCliente(CAMINHO), marcaAtual()]);
  if (marca === null) notFound();
  if (!guarda.permitido) return <SemPermissao papeis={guarda.papeis} />;
  const minhas = await motor<MinhasIndicacoes>('/v1/cliente/indicacoes');
  const ganha = minhas.tipo === 'ok' && minhas.corpo.programa !== null;
  return (
    <AreaCliente
      modo={marca.tipo}
      atual="indicar"
      titulo={ganha ? INDICAR.titulo : INDICAR.tituloSemPrograma}
    >
      {minhas.tipo === 'ok' ? (
        <Indicar inicial={minhas.corpo} marca={marca.nome} />
      ) : (
        <Indisponivel modo={marca.tipo} endereco={CAMINHO} />
      )}
    </AreaCliente>
  );
}
