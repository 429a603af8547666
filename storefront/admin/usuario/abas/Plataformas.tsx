import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ADMIN_USUARIO } from '../../../src/palavras/admin-usuario.ts';
import { chamar } from '../../dados/chamar.ts';
import { useCasa } from '../../dados/contexto.tsx';
import type { Registro } from '../../dados/tipos.ts';
import { Formulario } from '../../formulario/Formulario.tsx';
import { useDizer } from '../../ui/Avisos.tsx';
import { ContextoDasMarcas, EntradaDePlataformas } from '../EntradaDePlataformas.tsx';
import { DAS_PLATAFORMAS, type PropsDaAba } from '../usuario.ts';

const P = ADMIN_USUARIO;
const ENTRADAS = { plataformas: EntradaDePlataformas };

/** By what somebody comes in, brand by brand, and what their menu has besides that of their roles. */
export default function Plataformas({ recurso, usuario, lerDeNovo }: PropsDaAba) {
  const { usuario: eu } = useCasa();
  const { hotsites, uid } = usuario;
  const [motivo, dizerPorque] = useState('');
  const campo = useId();
  const dizer = useDizer();
  const consultas = useQueryClient();
  const propria = eu.uid === uid;
  // A form of its own, and so a draft of its own: the registration has another.
  const destes = { ...recurso, nome: `${recurso.nome}-plataformas` };
  return (
    <ContextoDasMarcas value={{ hotsites, fixas: propria }}>
      <Formulario
        key={usuario.revisao}
        recurso={destes}
        registro={usuario}
        campos={recurso.campos.filter(({ campo }) => DAS_PLATAFORMAS.includes(campo))}
        entradas={ENTRADAS}
        gravar={async ({ plataformas, ...resto }, revisao) => {
          // The menu is one person's to write; the ways in may need a second one, and are asked for by a call of their own.
          const comMenu =
            Object.keys(resto).length === 0
              ? null
              : await chamar<Registro>('PUT', `/v1/usuarios/${uid}`, { corpo: { ...resto, revisao } });
          if (plataformas === undefined) return comMenu ?? usuario;
          const porque = motivo.trim() === '' ? {} : { motivo: motivo.trim() };
          return chamar<Registro>('PUT', `/v1/usuarios/${uid}/plataformas`, {
            corpo: { plataformas: plataformas ?? [], revisao: comMenu?.revisao ?? revisao, ...porque },
          });
        }}
        aoSalvar={lerDeNovo}
        aoEsperar={() => {
          dizer(P.plataformas.espera);
          dizerPorque('');
          void consultas.invalidateQueries({ queryKey: ['concessoes'] });
          lerDeNovo();
        }}
        junto={
          !propria && (
            <div className="campo parte">
              <label htmlFor={campo}>{P.permissoes.motivo}</label>
              <input
                id={campo}
                type="text"
                maxLength={500}
                value={motivo}
                aria-describedby={`${campo}-ajuda`}
                onChange={({ target: { value } }) => dizerPorque(value)}
              />
              <span id={`${campo}-ajuda`} className="ajuda">
                {P.plataformas.motivoAjuda}
              </span>
            </div>
          )
        }
      />
    </ContextoDasMarcas>
  );
}
