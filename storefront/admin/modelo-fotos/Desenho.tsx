import {
  type EstadoDaPosicao,
  ROTULOS_SILHUETA,
  type Silhueta,
  type Vista,
} from '@martelo/shared/modelo-de-fotos';
import { ADMIN_MODELO_FOTOS } from '../../src/palavras/admin-modelo-fotos.ts';
import { Icone } from '../../src/site/ui/Icone.tsx';
import { useCasa } from '../dados/contexto.tsx';
import { LUGARES } from './lugares.ts';

export interface Marco {
  vista: Vista;
  /** Its place among what is asked for; null: it is not asked for. */
  numero: number | null;
  obrigatoria: boolean;
  estado?: EstadoDaPosicao;
  /** What pressing it does, in words. */
  nome: string;
}

/** A thing from above, its front at the top, with what there is to be seen of it; each can be pressed. */
export function Desenho({
  silhueta,
  marcos,
  parado = false,
  aoEscolher,
}: {
  silhueta: Silhueta;
  marcos: readonly Marco[];
  parado?: boolean;
  aoEscolher: (vista: Vista) => void;
}) {
  const P = ADMIN_MODELO_FOTOS[useCasa().configuracao.marca.tipo];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a form of its own
    <div className="desenho-de-fotos" role="group" aria-label={P.desenho(ROTULOS_SILHUETA[silhueta])}>
      <svg viewBox="0 0 300 400" aria-hidden>
        {TRACOS[silhueta]}
      </svg>
      {marcos.map(({ vista, numero, obrigatoria, estado, nome }) => {
        const lugar = LUGARES[silhueta][vista];
        if (lugar === undefined) return null;
        const [x, y] = lugar;
        return (
          <button
            key={vista}
            type="button"
            style={{ left: `${x}%`, top: `${y}%` }}
            title={nome}
            aria-label={nome}
            disabled={parado}
            data-pedida={numero !== null || undefined}
            data-obrigatoria={(numero !== null && obrigatoria) || undefined}
            data-estado={estado}
            onClick={() => aoEscolher(vista)}
          >
            {numero === null ? <Icone nome="plus" tamanho={12} /> : numero}
          </button>
        );
      })}
    </div>
  );
}

/** Outlines; the places of `LUGARES` are on them. */
const TRACOS = {
  CARRO: (
    <>
      <rect x="78" y="44" width="144" height="312" rx="46" />
      <path d="M94 134q56-30 112 0l-8 34q-48-14-96 0zM100 262q50 14 100 0l8 28q-58 24-116 0z" />
      <path d="M102 170v92M198 170v92M102 214h96" />
      <rect x="66" y="86" width="14" height="46" rx="6" />
      <rect x="220" y="86" width="14" height="46" rx="6" />
      <rect x="66" y="264" width="14" height="46" rx="6" />
      <rect x="220" y="264" width="14" height="46" rx="6" />
    </>
  ),
  MOTO: (
    <>
      <rect x="138" y="42" width="24" height="66" rx="12" />
      <rect x="134" y="284" width="32" height="78" rx="14" />
      <path d="M84 92q66-26 132 0M150 92v24" />
      <path d="M128 116q22-14 44 0l8 60q-30 18-60 0zM124 184q26 14 52 0l-4 96q-22 14-44 0z" />
      <path d="M108 206h-18M192 206h18" />
    </>
  ),
  CAMINHAO: (
    <>
      <rect x="88" y="36" width="124" height="100" rx="20" />
      <path d="M98 66q52-18 104 0l-6 18q-46-12-92 0z" />
      <rect x="78" y="146" width="144" height="216" rx="6" />
      <path d="M78 218h144M78 290h144" />
      <rect x="72" y="70" width="14" height="44" rx="6" />
      <rect x="214" y="70" width="14" height="44" rx="6" />
      <path d="M66 262v40M66 312v40M234 262v40M234 312v40" strokeWidth="12" strokeLinecap="round" />
    </>
  ),
  OUTRO: (
    <>
      <rect x="76" y="56" width="148" height="288" rx="12" />
      <path d="M76 140h148M76 260h148" />
    </>
  ),
};
