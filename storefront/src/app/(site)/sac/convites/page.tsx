import { QUEM_CONVIDA } from '@martelo/shared/papeis';
import { notFound } from 'next/navigation';
import { AcompanharRegistros } from '../../../../acerto/AcompanharRegistros.tsx';
import { Indisponivel } from '../../../../cliente/Indisponivel.tsx';
import { AtualizarDeTempos } from '../../../../comitente/AtualizarDeTempos.tsx';
import daMesa from '../../../../mesa/mesa.module.css';
import { CONVITES } from '../../../../palavras/convites.ts';
import { TITULOS } from '../../../../palavras/titulos.ts';
import { AbasDoSac } from '../../../../sac/AbasDoSac.tsx';
import { MAXIMO } from '../../../../sac/buscar.ts';
import { buscarConvites } from '../../../../sac/convites/buscar.ts';
import { Convites } from '../../../../sac/convites/Convites.tsx';
import { CAMINHO_DOS_CONVITES } from '../../../../sac/papel.ts';
import estilo from '../../../../sac/sac.module.css';
import { SemPermissao } from '../../../../sessao/SemPermissao.tsx';
import { guardarPapeis } from '../../../../sessao/sessao.ts';
import { marcaAtual } from '../../../../site/marca.ts';

export const metadata = { title: TITULOS.convites, robots: { index: false } };

/** Invitations to register that staff make. */
export default async function PaginaConvites() {
  const [guarda, marca] = await Promise.all([
    guardarPapeis(CAMINHO_DOS_CONVITES, QUEM_CONVIDA),
    marcaAtual(),
  ]);
  if (marca === null) notFound();
  if (!guarda.permitido) return <SemPermissao papeis={guarda.papeis} />;
  const lidos = await buscarConvites();
  if (lidos === null) return <Indisponivel modo={marca.tipo} endereco={CAMINHO_DOS_CONVITES} />;
  return (
    <div className={`recipiente ${estilo.pagina}`}>
      <AtualizarDeTempos />
      <AcompanharRegistros recurso="convite" />
      <h1>{CONVITES.titulo}</h1>
      <AbasDoSac atual="convites" />
      {lidos.haMais && <p className={daMesa.aviso}>{CONVITES.haMais(MAXIMO)}</p>}
      <Convites convites={lidos.convites} grupos={lidos.grupos} agora={Date.now()} />
    </div>
  );
}
