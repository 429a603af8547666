import type { Metadata } from 'next';
import { ABERTURA_DE_VERIFICAR } from '../../../palavras/verificar.ts';
import { marcaAtual } from '../../../site/marca.ts';
import estilo from '../../../verificar/Verificador.module.css';
import { type Alvo, Verificador } from '../../../verificar/Verificador.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const { titulo, descricao } = ABERTURA_DE_VERIFICAR[(await marcaAtual())?.tipo ?? 'leilao'];
  return { title: titulo, description: descricao };
}

interface Parametros {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function PaginaVerificar({ searchParams }: Parametros) {
  const busca = await searchParams;
  const modo = (await marcaAtual())?.tipo ?? 'leilao';
  const palavras = ABERTURA_DE_VERIFICAR[modo];
  const alvo = (['lote', 'leilao', 'custodia'] as const satisfies Alvo[]).find(
    (um) => typeof busca[um] === 'string',
  );
  return (
    <div className={`recipiente ${estilo.pagina}`}>
      <header className={estilo.abertura}>
        <h1>{palavras.confira}</h1>
        <p>{palavras.comoE}</p>
      </header>
      <Verificador modo={modo} inicial={alvo === undefined ? null : { alvo, valor: busca[alvo] as string }} />
    </div>
  );
}
