import type { Metadata } from 'next';
import { SEM_REDE } from '../../../palavras/descadastro.ts';
import estilo from '../../../sessao/Formulario.module.css';
import { Botao } from '../../../site/ui/Botao.tsx';
import { Vazio } from '../../../site/ui/Vazio.tsx';

export const metadata: Metadata = { title: SEM_REDE.titulo, robots: { index: false } };

/** What the service worker shows where there is no network: the brand, and no price. */
export default function PaginaSemConexao() {
  return (
    <div className={`recipiente ${estilo.pagina}`}>
      <h1 className="so-leitor">{SEM_REDE.titulo}</h1>
      <Vazio
        icone="wifi-off"
        titulo={SEM_REDE.titulo}
        acao={
          // To the address that was asked for: that is where this stands.
          <form method="get">
            <Botao type="submit">{SEM_REDE.deNovo}</Botao>
          </form>
        }
      >
        {SEM_REDE.detalhe}
      </Vazio>
    </div>
  );
}
