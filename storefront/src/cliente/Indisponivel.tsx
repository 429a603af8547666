import type { TipoHotsite } from '@martelo/shared/hotsite';
import { CLIENTE } from '../palavras/cliente.ts';
import { classesDoBotao } from '../site/ui/Botao.tsx';
import { Vazio } from '../site/ui/Vazio.tsx';

/** The engine did not answer: said once, with a way to try again that works without scripts. */
export const Indisponivel = ({ endereco, modo }: { endereco: string; modo: TipoHotsite }) => (
  <Vazio
    icone="cloud-off"
    titulo={CLIENTE[modo].indisponivel}
    acao={
      <a href={endereco} className={classesDoBotao({})}>
        {CLIENTE[modo].tentarDeNovo}
      </a>
    }
  >
    {CLIENTE[modo].nadaSePerdeu}
  </Vazio>
);
