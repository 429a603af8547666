import { formatarDataHora } from '@martelo/shared/datas';
import type { CondicaoDoLote } from '@martelo/shared/vistorias/esquema';
import { DesenhoPneus } from '../lote/DesenhoPneus.tsx';
import { CONDICAO as P } from '../palavras/condicao.ts';
import { fontesDaImagem } from '../site/larguras.ts';
import { Icone } from '../site/ui/Icone.tsx';
import estilo from './Condicao.module.css';
import { DesenhoMarcado, ListaDeMarcas } from './DesenhoMarcado.tsx';

type Item = CondicaoDoLote['categorias'][number]['itens'][number];

/** What a vehicle is like, by its newest inspection: panels drawn, tyres, each item as it was answered, its photos. */
export function Condicao({
  de: { tipoNome, realizadaEm, categorias, pneus },
  lelUid,
}: {
  de: CondicaoDoLote;
  lelUid: string;
}) {
  const itens = categorias.flatMap((uma) => uma.itens);
  const marcados = itens.filter(({ marcas }) => marcas !== null);
  return (
    <div className={estilo.condicao}>
      <p className={estilo.de}>{P.de(tipoNome, formatarDataHora(realizadaEm))}</p>
      {marcados.map(({ nome, desenho, marcas }) => (
        <div key={nome} className={estilo.desenho}>
          <h3>{nome}</h3>
          <DesenhoMarcado {...{ desenho }} marcas={marcas ?? []} />
          <ListaDeMarcas {...{ desenho }} marcas={marcas ?? []} />
          {marcas?.length === 0 && <p>{P.semMarcas}</p>}
        </div>
      ))}
      {Object.keys(pneus).length > 0 && <DesenhoPneus pneus={pneus as never} />}
      {categorias.map(({ nome, itens: seus }) => {
        const ditos = seus.filter(({ valor }) => valor !== null);
        const fotos = seus.filter(({ fotoUrl }) => fotoUrl !== null);
        if (ditos.length + fotos.length === 0) return null;
        return (
          <div key={nome} className={estilo.categoria}>
            <h3>{nome}</h3>
            {ditos.length > 0 && (
              <dl>
                {ditos.map((item) => (
                  <div key={item.nome}>
                    <dt>{item.nome}</dt>
                    <dd>{emPalavras(item)}</dd>
                  </div>
                ))}
              </dl>
            )}
            {fotos.length > 0 && (
              <ul className={estilo.fotos}>
                {fotos.map(({ nome: qual, fotoUrl }) => (
                  <li key={qual}>
                    <a href={`${fotoUrl}?w=1600`} target="_blank" rel="noopener">
                      <img
                        {...fontesDaImagem(fotoUrl!, 400)}
                        sizes="200px"
                        alt={P.fotoDe(qual)}
                        loading="lazy"
                      />
                    </a>
                    <span>{qual}</span>
                  </li>
                ))}
              </ul>
            )}
          </div>
        );
      })}
      <a
        href={`/laudo-vistoria?lote=${lelUid}`}
        target="_blank"
        rel="noopener nofollow"
        className={estilo.conferir}
      >
        <Icone nome="file-text" tamanho={18} />
        {P.laudo}
      </a>
    </div>
  );
}

function emPalavras({ valor, tipo }: Item): string {
  if (typeof valor === 'boolean') return valor ? P.sim : P.nao;
  if (typeof valor === 'number') return valor.toLocaleString('pt-BR');
  if (Array.isArray(valor)) return valor.join(', ');
  return tipo === 'data' ? String(valor).split('-').reverse().join('/') : String(valor);
}
