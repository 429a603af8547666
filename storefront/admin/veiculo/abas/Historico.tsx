import { Alteracoes } from '../../registro/Historico.tsx';
import type { PropsDaAba } from '../veiculo.ts';

/** Who did what with it and when; what can be undone is undone here. */
export default function Historico({ recurso, veiculo, lerDeNovo }: PropsDaAba) {
  return (
    <div className="parte larga">
      <Alteracoes {...{ recurso }} registro={veiculo} aoMudar={lerDeNovo} />
    </div>
  );
}
