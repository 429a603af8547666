import type { RemocaoDeFora } from '@martelo/shared/remocoes/de-fora';
import type { Preenchimento } from '@martelo/shared/vistorias/esquema';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Indisponivel } from '../../../../../cliente/Indisponivel.tsx';
import { TRANSPORTADORA } from '../../../../../palavras/transportadora.ts';
import { SemPermissao } from '../../../../../sessao/SemPermissao.tsx';
import { guardarPapeis, motor } from '../../../../../sessao/sessao.ts';
import { marcaAtual } from '../../../../../site/marca.ts';
import { CAMINHO_DA_TRANSPORTADORA, QUEM_BUSCA } from '../../../../../transportadora/papel.ts';
import estilo from '../../../../../transportadora/transportadora.module.css';
import { Vistoria } from '../../../../../transportadora/Vistoria.tsx';

export const metadata: Metadata = { title: TRANSPORTADORA.vistoria, robots: { index: false } };

/** The inspection by which a removal of theirs is collected; begun by its first answer. */
export default async function PaginaDaVistoria({ params }: { params: Promise<{ uid: string }> }) {
  const { uid } = await params;
  const caminho = `${CAMINHO_DA_TRANSPORTADORA}/${uid}/vistoria`;
  const [guarda, marca] = await Promise.all([guardarPapeis(caminho, QUEM_BUSCA), marcaAtual()]);
  if (marca === null || !/^[\da-f-]{36}$/i.test(uid)) notFound();
  if (!guarda.permitido) return <SemPermissao papeis={guarda.papeis} />;
  const remocao = await motor<RemocaoDeFora>(`/v1/transportadora/remocoes/${uid}`);
  if (remocao.tipo === 'recusa' && remocao.status === 404) notFound();
  if (remocao.tipo === 'ok' && remocao.corpo.vistoria === null) notFound();
  const preenchida = await motor<Preenchimento>(`/v1/transportadora/remocoes/${uid}/vistoria/preenchimento`);
  if (preenchida.tipo === 'recusa' && preenchida.status === 404) notFound();
  return (
    <div className={`recipiente ${estilo.pagina}`}>
      {remocao.tipo === 'ok' && preenchida.tipo === 'ok' && guarda.sessao.uid !== null ? (
        <Vistoria remocao={remocao.corpo} lida={preenchida.corpo} dono={guarda.sessao.uid} />
      ) : (
        <Indisponivel modo={marca.tipo} endereco={caminho} />
      )}
    </div>
  );
}
