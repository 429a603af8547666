import { Vazio } from '../site/ui/Vazio.tsx';
import estilo from './Indisponivel.module.css';

/** The engine did not answer: said once, with a way to try again that works without scripts. */
export const Indisponivel = ({ endereco }: { endereco: string }) => (
  <Vazio
    icone="cloud-off"
    titulo="A API está indisponível e não foi possível carregar seus dados"
    acao={
      <a href={endereco} className={estilo.tentar}>
        Tentar de novo
      </a>
    }
  >
    Nada do que foi confirmado se perdeu.
  </Vazio>
);
