import { Foto } from '../elements/pecas/Foto.tsx';
import { SESSAO } from '../palavras/sessao.ts';
import type { ConteudoLogin } from '../site/conteudo/cms.ts';
import { Ligacao } from '../site/ui/Ligacao.tsx';
import estilo from './DestaquesDoLogin.module.css';

/** What the brand says beside the login form: the spec's login-page contents, in their order. */
export function DestaquesDoLogin({ conteudos }: { conteudos: readonly ConteudoLogin[] }) {
  const chamadas = conteudos.flatMap(({ tituloSubtituloImagem }) => tituloSubtituloImagem).slice(0, 6);
  if (chamadas.length === 0) return null;
  return (
    <aside aria-label={SESSAO.porQueTerConta}>
      <ul className={estilo.lista}>
        {chamadas.map(({ titulo, subtitulo, imagem, link }) => (
          <li key={titulo} className={estilo.chamada}>
            {imagem && <Foto imagem={imagem} tamanhos="(min-width: 480px) 160px, 96px" alt="" />}
            <div>
              <h2>{link ? <Ligacao href={link}>{titulo}</Ligacao> : titulo}</h2>
              <p>{subtitulo}</p>
            </div>
          </li>
        ))}
      </ul>
    </aside>
  );
}
