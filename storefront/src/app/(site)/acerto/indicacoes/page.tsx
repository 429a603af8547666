import { QUEM_RECOMPENSA } from '@martelo/shared/papeis';
import { notFound } from 'next/navigation';
import { AbasDoAcerto } from '../../../../acerto/AbasDoAcerto.tsx';
import { AcompanharRegistros } from '../../../../acerto/AcompanharRegistros.tsx';
import estilo from '../../../../acerto/acerto.module.css';
import { buscarRecompensas } from '../../../../acerto/indicacoes/buscar.ts';
import { Recompensas } from '../../../../acerto/indicacoes/Recompensas.tsx';
import { Indisponivel } from '../../../../cliente/Indisponivel.tsx';
import { AtualizarDeTempos } from '../../../../comitente/AtualizarDeTempos.tsx';
import { RECOMPENSAS } from '../../../../palavras/convites.ts';
import { TITULOS } from '../../../../palavras/titulos.ts';
import { SemPermissao } from '../../../../sessao/SemPermissao.tsx';
import { guardarPapeis } from '../../../../sessao/sessao.ts';
import { marcaAtual } from '../../../../site/marca.ts';

export const metadata = { title: TITULOS.recompensas, robots: { index: false } };

const CAMINHO = '/acerto/indicacoes';

/** What is given for who came by a client's link. */
export default async function PaginaRecompensas() {
  const [guarda, marca] = await Promise.all([guardarPapeis(CAMINHO, QUEM_RECOMPENSA), marcaAtual()]);
  if (marca === null) notFound();
  if (!guarda.permitido) return <SemPermissao papeis={guarda.papeis} />;
  const lidas = await buscarRecompensas();
  if (lidas === null) return <Indisponivel modo={marca.tipo} endereco={CAMINHO} />;
  return (
    <div className={`recipiente ${estilo.pagina}`}>
      <AtualizarDeTempos />
      <AcompanharRegistros recurso="recompensa" />
      <h1>{RECOMPENSAS.titulo}</h1>
      <AbasDoAcerto
        atual="indicacoes"
        roles={guarda.sessao.roles}
        totais={{ indicacoes: lidas.aDar.length }}
      />
      <Recompensas {...lidas} />
    </div>
  );
}
