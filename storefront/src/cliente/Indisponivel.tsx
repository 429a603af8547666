import { classesDoBotao } from '../site/ui/Botao.tsx';
import { Vazio } from '../site/ui/Vazio.tsx';

/** The engine did not answer: said once, with a way to try again that works without scripts. */
export const Indisponivel = ({ endereco }: { endereco: string }) => (
  <Vazio
    icone="cloud-off"
    titulo="A API está indisponível e não foi possível carregar seus dados"
    acao={
      <a href={endereco} className={classesDoBotao({})}>
        Tentar de novo
      </a>
    }
  >
    Nada do que foi confirmado se perdeu.
  </Vazio>
);
