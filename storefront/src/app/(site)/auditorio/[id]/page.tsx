import { notFound, redirect } from 'next/navigation';
import { Auditorio } from '../../../../auditorio/Auditorio.tsx';
import { enderecoDaSala, LOTE_ABERTO } from '../../../../auditorio/endereco.ts';
import { guardarSala, lerSala } from '../../../../auditorio/ler.ts';
import { Indisponivel } from '../../../../cliente/Indisponivel.tsx';
import { TITULOS } from '../../../../palavras/titulos.ts';
import { SemPermissao } from '../../../../sessao/SemPermissao.tsx';
import { marcaAtual } from '../../../../site/marca.ts';

export const metadata = { title: TITULOS.auditorio, robots: { index: false } };

interface Parametros {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** An auction's room. */
export default async function PaginaDaSala({ params, searchParams }: Parametros) {
  const [{ id }, busca, marca] = await Promise.all([params, searchParams, marcaAtual()]);
  if (marca === null) notFound();
  const endereco = enderecoDaSala(encodeURIComponent(id));
  const guarda = await guardarSala(endereco);
  if (!guarda.permitido) return <SemPermissao papeis={guarda.papeis} />;
  const { cliente, pendencias } = guarda.sessao;
  const aberto = busca[LOTE_ABERTO];
  const escolhido = typeof aberto === 'string' && aberto !== '' ? aberto : undefined;
  const sala = await lerSala(id, escolhido, cliente);
  // A lot that is none of the room's: the room is there all the same.
  if (sala === 'fora' && aberto !== undefined) redirect(endereco);
  if (sala === 'fora') notFound();
  if (sala === 'indisponivel') return <Indisponivel modo={marca.tipo} endereco={endereco} />;
  // One address a room: by it the links in it are known to stay.
  if (sala.leilao.uid !== id) redirect(enderecoDaSala(sala.leilao.uid, escolhido));
  const { id: hotsiteId, nome, tipo } = marca;
  return (
    <Auditorio
      {...sala}
      escolhido={escolhido ?? null}
      cliente={cliente}
      pendencias={pendencias}
      marca={{ id: hotsiteId, nome, tipo }}
      agora={Date.now()}
    />
  );
}
