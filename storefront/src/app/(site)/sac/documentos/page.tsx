import { QUEM_VALIDA_DOCUMENTOS } from '@martelo/shared/papeis';
import { notFound } from 'next/navigation';
import { Indisponivel } from '../../../../cliente/Indisponivel.tsx';
import { AtualizarDeTempos } from '../../../../comitente/AtualizarDeTempos.tsx';
import daMesa from '../../../../mesa/mesa.module.css';
import { SAC } from '../../../../palavras/sac.ts';
import { TITULOS } from '../../../../palavras/titulos.ts';
import { AbasDoSac } from '../../../../sac/AbasDoSac.tsx';
import { buscarDocumentos, MAXIMO } from '../../../../sac/buscar.ts';
import { Mesa } from '../../../../sac/Mesa.tsx';
import { CAMINHO_DO_SAC } from '../../../../sac/papel.ts';
import estilo from '../../../../sac/sac.module.css';
import { SemPermissao } from '../../../../sessao/SemPermissao.tsx';
import { guardarPapeis } from '../../../../sessao/sessao.ts';
import { marcaAtual } from '../../../../site/marca.ts';

export const metadata = { title: TITULOS.documentosAConferir, robots: { index: false } };

/** SAC's queue of documents to look at. */
export default async function PaginaDocumentosAConferir() {
  const [guarda, marca] = await Promise.all([
    guardarPapeis(CAMINHO_DO_SAC, QUEM_VALIDA_DOCUMENTOS),
    marcaAtual(),
  ]);
  if (marca === null) notFound();
  if (!guarda.permitido) return <SemPermissao papeis={guarda.papeis} />;
  const lida = await buscarDocumentos();
  if (lida === null) return <Indisponivel modo={marca.tipo} endereco={CAMINHO_DO_SAC} />;
  return (
    <div className={`recipiente ${estilo.pagina}`}>
      <AtualizarDeTempos />
      <h1>{SAC.titulo}</h1>
      <AbasDoSac atual="documentos" total={lida.fila.length} />
      {lida.haMais && <p className={daMesa.aviso}>{SAC.haMais(MAXIMO)}</p>}
      <Mesa fila={lida.fila} agora={Date.now()} />
    </div>
  );
}
