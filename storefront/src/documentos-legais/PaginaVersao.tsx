import type { BlocoLegal } from '@martelo/shared/documento-legal';
import { notFound } from 'next/navigation';
import { VERSOES } from '../palavras/documentos-legais.ts';
import { marcaAtual } from '../site/marca.ts';
import { classesDoBotao } from '../site/ui/Botao.tsx';
import { Ligacao } from '../site/ui/Ligacao.tsx';
import { Migalhas } from '../site/ui/Migalhas.tsx';
import { Vazio } from '../site/ui/Vazio.tsx';
import { type DocumentoComVersoes, diaPorExtenso, lerVersao } from './ler.ts';
import estilo from './Versoes.module.css';

/** One version of a document, in the words it had. */
export async function PaginaVersao({ uri, versao }: { uri: DocumentoComVersoes; versao: string }) {
  if ((await marcaAtual()) === null || !/^[1-9]\d{0,5}$/.test(versao)) notFound();
  const resposta = await lerVersao(uri, versao);
  if (resposta.tipo === 'recusa') notFound();
  const nome = VERSOES.nomes[uri];
  const migalhas = (
    <Migalhas
      itens={[
        { rotulo: nome, href: `/${uri}` },
        { rotulo: VERSOES.todas, href: `/${uri}/versoes` },
        { rotulo: VERSOES.versao(Number(versao)) },
      ]}
    />
  );
  if (resposta.tipo === 'indisponivel')
    return (
      <div className={`recipiente ${estilo.pagina}`}>
        {migalhas}
        <Vazio
          icone="cloud-off"
          titulo={VERSOES.indisponivel}
          acao={
            <a href={`/${uri}/versoes/${versao}`} className={classesDoBotao({})}>
              {VERSOES.tentarDeNovo}
            </a>
          }
        />
      </div>
    );
  const { titulo, publicadaEm, vigente, blocos } = resposta.corpo;
  return (
    <div className={`recipiente ${estilo.pagina}`}>
      {migalhas}
      <header>
        <h1>{titulo}</h1>
        <p className={estilo.explica}>
          {VERSOES.versao(Number(versao))}, {diaPorExtenso(publicadaEm)}
        </p>
        {!vigente && (
          <p role="status" className={estilo.aviso}>
            {VERSOES.naoEstaEmVigor} <Ligacao href={`/${uri}`}>{VERSOES.atual}</Ligacao>
          </p>
        )}
      </header>
      <article className={estilo.palavras}>
        {emGrupos(blocos).map((grupo, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a version never changes, and its parts have no other name
          <Grupo key={i} blocos={grupo} />
        ))}
      </article>
    </div>
  );
}

/** Items that follow each other are one list. */
function emGrupos(blocos: readonly BlocoLegal[]): BlocoLegal[][] {
  const grupos: BlocoLegal[][] = [];
  for (const bloco of blocos) {
    const ultimo = grupos.at(-1);
    if (bloco.tipo === 'item' && ultimo?.[0]?.tipo === 'item') ultimo.push(bloco);
    else grupos.push([bloco]);
  }
  return grupos;
}

function Grupo({ blocos }: { blocos: readonly BlocoLegal[] }) {
  const [primeiro] = blocos;
  switch (primeiro?.tipo) {
    case 'titulo':
      return <h2>{primeiro.texto}</h2>;
    case 'subtitulo':
      return <h3>{primeiro.texto}</h3>;
    case 'item':
      return (
        <ul>
          {blocos.map(({ texto }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <li key={i}>{texto}</li>
          ))}
        </ul>
      );
    default:
      return <p>{primeiro?.texto}</p>;
  }
}
