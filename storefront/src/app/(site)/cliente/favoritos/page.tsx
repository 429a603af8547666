import { type Favorito, MAXIMO_DE_FAVORITOS, MINUTOS_DO_AVISO } from '@martelo/shared/favorito';
import type { Pagina } from '@martelo/shared/filtro';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AreaCliente } from '../../../../cliente/AreaCliente.tsx';
import { Indisponivel } from '../../../../cliente/Indisponivel.tsx';
import { ListaDeFavoritos } from '../../../../favoritos/ListaDeFavoritos.tsx';
import { FAVORITOS } from '../../../../palavras/favoritos.ts';
import { SemPermissao } from '../../../../sessao/SemPermissao.tsx';
import { guardarCliente, motor, type Resposta } from '../../../../sessao/sessao.ts';
import { marcaAtual } from '../../../../site/marca.ts';

const CAMINHO = '/cliente/favoritos';

export const metadata: Metadata = { title: FAVORITOS.leilao.titulo, robots: { index: false } };

export default async function PaginaFavoritos() {
  const [guarda, marca] = await Promise.all([guardarCliente(CAMINHO), marcaAtual()]);
  if (marca === null) notFound();
  if (!guarda.permitido) return <SemPermissao papeis={guarda.papeis} />;
  const favoritos = await todosOsFavoritos();
  return (
    <AreaCliente modo={marca.tipo} atual="favoritos" titulo={FAVORITOS[marca.tipo].titulo}>
      {favoritos === null ? (
        <Indisponivel modo={marca.tipo} endereco={CAMINHO} />
      ) : (
        <ListaDeFavoritos
          modo={marca.tipo}
          favoritos={favoritos}
          minutos={marca.minutosAvisoFavorito ?? MINUTOS_DO_AVISO}
        />
      )}
    </AreaCliente>
  );
}

/** The engine's largest page. */
const POR_VEZ = 200;

/** All of them, so that what ends first stands first; null when the engine did not answer. */
async function todosOsFavoritos(): Promise<Favorito[] | null> {
  const achados: Favorito[] = [];
  for (let pagina = 1; (pagina - 1) * POR_VEZ < MAXIMO_DE_FAVORITOS; pagina += 1) {
    const resposta: Resposta<Pagina<Favorito>> = await motor(
      `/v1/cliente/favoritos?pagina=${pagina}&porPagina=${POR_VEZ}`,
    );
    if (resposta.tipo !== 'ok') return null;
    achados.push(...resposta.corpo.itens);
    if (pagina * POR_VEZ >= resposta.corpo.total) break;
  }
  return achados;
}
