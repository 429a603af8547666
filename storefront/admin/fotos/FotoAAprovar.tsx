import { formatarDataHora } from '@martelo/shared/datas';
import type { FotoVista } from '@martelo/shared/foto-do-lote';
import { ROTULOS_VISTA } from '@martelo/shared/modelo-de-fotos';
import type { ModeloDoLote } from '@martelo/shared/modelo-de-fotos.esquema';
import { Link } from 'react-router';
import { ADMIN_MODELO_FOTOS } from '../../src/palavras/admin-modelo-fotos.ts';
import { useCasa } from '../dados/contexto.tsx';
import { Botao } from '../ui/Botao.tsx';
import { miniaturaDe, usePalavrasDasFotos } from './dados.ts';
import { EscolherVista } from './EscolherVista.tsx';
import { obrigatoriasQueFaltam } from './Modelo.tsx';

/** A picture that waits: what it shows, of which lot, where it came from. */
export function FotoAAprovar({
  foto,
  modelo,
  aoPosicionar,
  lugar,
  atual,
  marcada,
  parada,
  aoMarcar,
  aoVer,
  aoAprovar,
  aoReprovar,
}: {
  foto: FotoVista;
  /** What the model of its lot asks for; null where there is none. */
  modelo: ModeloDoLote | null;
  aoPosicionar: () => Promise<unknown>;
  lugar: number;
  /** Keys are about this one. */
  atual: boolean;
  marcada: boolean;
  /** Nothing can be done now. */
  parada: boolean;
  aoMarcar: () => void;
  aoVer: () => void;
  aoAprovar: () => void;
  aoReprovar: () => void;
}) {
  const { aprovacao: P, origens } = usePalavrasDasFotos();
  const DoModelo = ADMIN_MODELO_FOTOS[useCasa().configuracao.marca.tipo];
  const faltam = modelo === null ? [] : obrigatoriasQueFaltam(modelo);
  const nome = `${foto.nome}, ${foto.loteNome}`;
  return (
    <li data-foto={lugar} data-atual={atual || undefined}>
      <button type="button" className="fotos-ampliar" aria-label={P.ampliar(nome)} onClick={aoVer}>
        <img src={miniaturaDe({ url: foto.url, foto })} alt="" width={480} height={360} />
      </button>
      <div className="fotos-de">
        <p>
          <Link to={`/lote/${foto.lelUid}?aba=fotos`} aria-label={P.verLote(foto.loteNome)}>
            {foto.loteNome}
          </Link>
        </p>
        <p className="quieto">{foto.nome}</p>
        <p className="quieto">{P.quando(origens[foto.origem], formatarDataHora(foto.enviadaEm))}</p>
        {modelo !== null && (
          <>
            <EscolherVista {...{ foto, modelo }} nome={DoModelo.mostraEsta(nome)} aoMudar={aoPosicionar} />
            <p className="quieto">
              {faltam.length > 0
                ? DoModelo.faltaNoLote(faltam.map((um) => ROTULOS_VISTA[um]))
                : DoModelo.nadaFalta}
            </p>
          </>
        )}
      </div>
      <footer>
        <label>
          <input type="checkbox" checked={marcada} aria-label={P.marcar(nome)} onChange={aoMarcar} />
        </label>
        <Botao icone="check" disabled={parada} aria-label={P.aprovarEsta(nome)} onClick={aoAprovar}>
          {P.aprovar}
        </Botao>
        <Botao icone="eye-off" disabled={parada} aria-label={P.reprovarEsta(nome)} onClick={aoReprovar}>
          {P.reprovar}
        </Botao>
      </footer>
    </li>
  );
}
