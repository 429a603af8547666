'use client';

import type { Endereco } from '@martelo/shared/cliente';
import { CADASTRO } from '../palavras/cadastro.ts';
import { Campo, MolduraCampo } from '../site/ui/Campo.tsx';
import { CampoCep } from './CampoCep.tsx';
import { UFS } from './cadastro.ts';
import estilo from './Formulario.module.css';

/** The fields of an address inside of a form; the CEP fills what is known of it. `erro` gives a field's refusal by its name. */
export function CamposDoEndereco({
  erro,
  inicial,
}: {
  erro: (nome: string) => string | null;
  inicial?: Partial<Endereco> | null;
}) {
  return (
    <>
      <CampoCep erro={erro('cep')} inicial={inicial?.cep} />
      <Campo
        id="logradouro"
        defaultValue={inicial?.logradouro ?? undefined}
        rotulo={CADASTRO.rua}
        className={estilo.doisTercos}
        erro={erro('logradouro')}
        autoComplete="address-line1"
        required
        minLength={5}
        maxLength={200}
      />
      <Campo
        id="numero"
        defaultValue={inicial?.numero ?? undefined}
        rotulo={CADASTRO.numero}
        className={estilo.terco}
        erro={erro('numero')}
        required
        maxLength={20}
      />
      <Campo
        id="complemento"
        defaultValue={inicial?.complemento ?? undefined}
        rotulo={CADASTRO.complemento}
        className={estilo.doisTercos}
        erro={erro('complemento')}
        maxLength={120}
      />
      <Campo
        id="bairro"
        defaultValue={inicial?.bairro ?? undefined}
        rotulo={CADASTRO.bairro}
        erro={erro('bairro')}
        required
        minLength={3}
        maxLength={200}
      />
      <Campo
        id="cidade"
        defaultValue={inicial?.cidade ?? undefined}
        rotulo={CADASTRO.cidade}
        className={estilo.doisTercos}
        erro={erro('cidade')}
        autoComplete="address-level2"
        required
        minLength={2}
        maxLength={120}
      />
      <MolduraCampo
        id="estadoSigla"
        rotulo={CADASTRO.estado}
        className={estilo.terco}
        erro={erro('estadoSigla')}
      >
        <select
          id="estadoSigla"
          name="estadoSigla"
          className={estilo.selecao}
          required
          defaultValue={inicial?.estadoSigla ?? ''}
        >
          <option value="" disabled>
            {CADASTRO.uf}
          </option>
          {UFS.map((uf) => (
            <option key={uf}>{uf}</option>
          ))}
        </select>
      </MolduraCampo>
    </>
  );
}
