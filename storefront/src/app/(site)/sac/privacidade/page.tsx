import { QUEM_ELIMINA_DADOS, QUEM_RESPONDE_TITULARES } from '@martelo/shared/papeis';
import { notFound } from 'next/navigation';
import { AcompanharRegistros } from '../../../../acerto/AcompanharRegistros.tsx';
import { Indisponivel } from '../../../../cliente/Indisponivel.tsx';
import { AtualizarDeTempos } from '../../../../comitente/AtualizarDeTempos.tsx';
import daMesa from '../../../../mesa/mesa.module.css';
import { TITULARES } from '../../../../palavras/titulares.ts';
import { TITULOS } from '../../../../palavras/titulos.ts';
import { AbasDoSac } from '../../../../sac/AbasDoSac.tsx';
import { MAXIMO } from '../../../../sac/buscar.ts';
import { CAMINHO_DOS_TITULARES } from '../../../../sac/papel.ts';
import estilo from '../../../../sac/sac.module.css';
import { buscarSolicitacoes } from '../../../../sac/titulares/buscar.ts';
import { estaAtrasada } from '../../../../sac/titulares/fila.ts';
import { PorFazer } from '../../../../sac/titulares/PorFazer.tsx';
import { Titulares } from '../../../../sac/titulares/Titulares.tsx';
import { SemPermissao } from '../../../../sessao/SemPermissao.tsx';
import { guardarPapeis } from '../../../../sessao/sessao.ts';
import { marcaAtual } from '../../../../site/marca.ts';

export const metadata = { title: TITULOS.titulares, robots: { index: false } };

/** What people ask about their own data, answered within fifteen days. */
export default async function PaginaTitulares() {
  const [guarda, marca] = await Promise.all([
    guardarPapeis(CAMINHO_DOS_TITULARES, QUEM_RESPONDE_TITULARES),
    marcaAtual(),
  ]);
  if (marca === null) notFound();
  if (!guarda.permitido) return <SemPermissao papeis={guarda.papeis} />;
  const lida = await buscarSolicitacoes();
  if (lida === null) return <Indisponivel modo={marca.tipo} endereco={CAMINHO_DOS_TITULARES} />;
  const agora = Date.now();
  const atrasadas = lida.fila.filter((uma) => estaAtrasada(uma, agora)).length;
  const { roles } = guarda.sessao;
  return (
    <div className={`recipiente ${estilo.pagina}`}>
      <AtualizarDeTempos />
      <AcompanharRegistros recurso="solicitacaoLgpd" />
      <h1>{TITULARES.titulo}</h1>
      <AbasDoSac atual="privacidade" total={lida.fila.length} />
      {atrasadas > 0 && <p className={daMesa.aviso}>{TITULARES.atrasadas(atrasadas)}</p>}
      {lida.haMais && <p className={daMesa.aviso}>{TITULARES.haMais(MAXIMO)}</p>}
      <Titulares
        fila={lida.fila}
        elimina={QUEM_ELIMINA_DADOS.some((papel) => roles.includes(papel))}
        agora={agora}
      />
      <PorFazer eliminacoes={lida.porFazer} />
    </div>
  );
}
