import type { MotoristaDaTransportadora, RemocaoDeFora } from '@martelo/shared/remocoes/de-fora';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Indisponivel } from '../../../../cliente/Indisponivel.tsx';
import { TRANSPORTADORA } from '../../../../palavras/transportadora.ts';
import { SemPermissao } from '../../../../sessao/SemPermissao.tsx';
import { guardarPapeis, motor } from '../../../../sessao/sessao.ts';
import { marcaAtual } from '../../../../site/marca.ts';
import { CAMINHO_DA_TRANSPORTADORA, QUEM_BUSCA } from '../../../../transportadora/papel.ts';
import { Remocao } from '../../../../transportadora/Remocao.tsx';
import estilo from '../../../../transportadora/transportadora.module.css';

export const metadata: Metadata = { title: TRANSPORTADORA.titulo, robots: { index: false } };

/** One removal of theirs, with what comes next. */
export default async function PaginaDaRemocao({ params }: { params: Promise<{ uid: string }> }) {
  const { uid } = await params;
  const caminho = `${CAMINHO_DA_TRANSPORTADORA}/${uid}`;
  const [guarda, marca] = await Promise.all([guardarPapeis(caminho, QUEM_BUSCA), marcaAtual()]);
  if (marca === null || !/^[\da-f-]{36}$/i.test(uid)) notFound();
  if (!guarda.permitido) return <SemPermissao papeis={guarda.papeis} />;
  const daTransportadora = guarda.sessao.roles.includes('Externo - Transportadora');
  const [remocao, motoristas] = await Promise.all([
    motor<RemocaoDeFora>(`/v1/transportadora/remocoes/${uid}`),
    daTransportadora
      ? motor<{ itens: MotoristaDaTransportadora[] }>('/v1/transportadora/motoristas')
      : ({ tipo: 'ok', corpo: { itens: [] } } as const),
  ]);
  if (remocao.tipo === 'recusa' && remocao.status === 404) notFound();
  return (
    <div className={`recipiente ${estilo.pagina}`}>
      {remocao.tipo === 'ok' && motoristas.tipo === 'ok' && guarda.sessao.uid !== null ? (
        <Remocao remocao={remocao.corpo} motoristas={[...motoristas.corpo.itens]} dono={guarda.sessao.uid} />
      ) : (
        <Indisponivel modo={marca.tipo} endereco={caminho} />
      )}
    </div>
  );
}
