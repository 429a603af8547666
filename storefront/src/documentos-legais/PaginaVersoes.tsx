import { notFound } from 'next/navigation';
import { VERSOES } from '../palavras/documentos-legais.ts';
import { marcaAtual } from '../site/marca.ts';
import { classesDoBotao } from '../site/ui/Botao.tsx';
import { Ligacao } from '../site/ui/Ligacao.tsx';
import { Migalhas } from '../site/ui/Migalhas.tsx';
import { Vazio } from '../site/ui/Vazio.tsx';
import { type DocumentoComVersoes, diaPorExtenso, lerVersoes } from './ler.ts';
import estilo from './Versoes.module.css';

/** All versions of a document, newest first, each with the time it was in force. */
export async function PaginaVersoes({ uri }: { uri: DocumentoComVersoes }) {
  if ((await marcaAtual()) === null) notFound();
  const versoes = await lerVersoes(uri);
  const nome = VERSOES.nomes[uri];
  return (
    <div className={`recipiente ${estilo.pagina}`}>
      <Migalhas itens={[{ rotulo: nome, href: `/${uri}` }, { rotulo: VERSOES.todas }]} />
      <h1>{VERSOES.de[uri]}</h1>
      <p className={estilo.explica}>{VERSOES.explica}</p>
      {versoes === null ? (
        <Vazio
          icone="cloud-off"
          titulo={VERSOES.indisponivel}
          acao={
            <a href={`/${uri}/versoes`} className={classesDoBotao({})}>
              {VERSOES.tentarDeNovo}
            </a>
          }
        />
      ) : versoes.length === 0 ? (
        <Vazio icone="file-text" titulo={VERSOES.nenhuma} />
      ) : (
        <ol className={estilo.lista} reversed>
          {versoes.map(({ versao, publicadaEm }, i) => {
            const seguinte = versoes[i - 1];
            const de = diaPorExtenso(publicadaEm);
            return (
              <li key={versao}>
                <Ligacao href={`/${uri}/versoes/${versao}`}>{VERSOES.versao(versao)}</Ligacao>
                <span>
                  {seguinte ? VERSOES.valeu(de, diaPorExtenso(seguinte.publicadaEm)) : VERSOES.desde(de)}
                </span>
              </li>
            );
          })}
        </ol>
      )}
    </div>
  );
}
