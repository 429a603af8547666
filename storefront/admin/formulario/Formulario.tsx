import { formatarDataHora } from '@martelo/shared/datas';
import type { CampoDoRecurso, RecursoDescrito } from '@martelo/shared/recurso';
import {
  type ComponentType,
  type FormEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { ADMIN_REGISTRO as P } from '../../src/palavras/admin-registro.ts';
import { Espera, type Recusa } from '../dados/chamar.ts';
import { useCasa, useProvedor } from '../dados/contexto.tsx';
import type { Registro } from '../dados/tipos.ts';
import { useDizer } from '../ui/Avisos.tsx';
import { Botao } from '../ui/Botao.tsx';
import { useOnline } from '../ui/online.ts';
import { textoDe } from '../valor/valor.ts';
import { Entrada, type PropsDaEntrada } from './entradas/Entrada.tsx';
import { type Existente, existenteDe, porCampo } from './erros.ts';
import { Mescla } from './Mescla.tsx';
import { ContextoDosMudados, NADA_MUDADO, QuantosMudados } from './mudados.tsx';
import { OExistente } from './OExistente.tsx';
import { Parte, partesDe, type Secao } from './Partes.tsx';
import { chaveDoRascunho, esquecerRascunho, guardarRascunho, lerRascunho } from './rascunho.ts';
import { SairSemSalvar } from './SairSemSalvar.tsx';
import { diferenca, type Valores, valoresDe } from './valores.ts';

interface Props {
  recurso: RecursoDescrito;
  /** Null: one that is to be made. A newer one is taken once nothing is written on the one that is shown. */
  registro: Registro | null;
  /** What one that is to be made begins with. */
  comeco?: Valores;
  aoSalvar: (salvo: Registro) => void;
  /** Somebody else has to agree first. */
  aoEsperar?: (espera: Espera) => void;
  /** Those that are written here; all that who looks may write where nothing is said. */
  campos?: readonly CampoDoRecurso[];
  /** How what changed is sent, where that is by calls of its own. @throws Recusa */
  gravar?: (mudancas: Valores, revisao: number | null) => Promise<Registro>;
  /** Headings, and what stands under each; what is under none comes last. */
  secoes?: readonly Secao[];
  /** Fields with a control of their own. */
  entradas?: Readonly<Record<string, ComponentType<PropsDaEntrada>>>;
  /** In place of its fields one after the other: controls of them of one's own. */
  desenho?: ReactNode;
  /** Asked before what changed is sent: false, and nothing is. */
  antesDeEnviar?: (base: Valores, valores: Valores) => Promise<boolean>;
  /** What its button and its thanks say, where that is not what every form says. */
  palavras?: { salvar: string; salvo: string };
  /** What a new record belongs to: what was begun of one is not offered for another. */
  novoDe?: string;
  /** What follows what is being written, above the button that saves it. */
  junto?: ReactNode;
}
const GUARDAR_MS = 400;

/** What people write of a record. What is sent is what changed, on the revision that was read. */
export function Formulario({
  recurso,
  registro: deFora,
  comeco,
  aoSalvar,
  aoEsperar,
  campos: soEstes,
  gravar,
  secoes,
  entradas = {},
  desenho,
  antesDeEnviar,
  palavras,
  novoDe,
  junto,
}: Props) {
  const { usuario, configuracao } = useCasa();
  const provedor = useProvedor();
  const dizer = useDizer();
  const online = useOnline();
  const campos = useMemo(
    () => soEstes ?? recurso.campos.filter(({ escreve }) => escreve),
    [recurso, soEstes],
  );
  const chave = chaveDoRascunho(
    usuario.uid,
    configuracao.marca.subdominio,
    recurso.nome,
    deFora?.uid ?? (novoDe === undefined ? 'novo' : `novo-de-${novoDe}`),
  );
  /** What is written on: were it exchanged meanwhile, what others changed would be sent back as it was, and nobody asked. */
  const [registro, tomar] = useState(deFora);
  const doMotor = useMemo(() => ({ ...valoresDe(campos, registro), ...comeco }), [campos, registro, comeco]);
  const [rascunho, definirRascunho] = useState(() => lerRascunho(chave));
  /** What the changes were made on: the record as it was read, or as it was when the draft began. */
  const base = useMemo(() => ({ ...doMotor, ...rascunho?.base }), [doMotor, rascunho]);
  const revisao = rascunho ? rascunho.revisao : (registro?.revisao ?? null);
  const [encontro, encontrar] = useState<{ deles: Registro; meu: Valores } | null>(null);
  const [geral, definirGeral] = useState<string[]>([]);
  /** The record that has already what was written here. */
  const [existente, acharExistente] = useState<Existente | null>(null);
  const [salvando, salvar] = useState(false);
  const form = useForm<Valores>({ defaultValues: { ...base, ...rascunho?.mudancas } });
  const [mudados, mudar] = useState<ReadonlySet<string>>(
    () => new Set(Object.keys(rascunho?.mudancas ?? {})),
  );
  const sujo = mudados.size > 0;
  const caixa = useRef<HTMLFormElement>(null);

  // What somebody writes is kept here until it is saved: without masked fields, which are nobody's to lie about in a browser.
  useEffect(() => {
    let relogio: ReturnType<typeof setTimeout> | undefined;
    const guardar = (valores: Valores) => {
      const mudancas = diferenca(campos, base, valores);
      const guardaveis = Object.fromEntries(
        Object.entries(mudancas).filter(([nome]) => !campos.find(({ campo }) => campo === nome)?.mascarado),
      );
      const nomes = Object.keys(mudancas);
      mudar((antes) => (nomes.join() === [...antes].join() ? antes : new Set(nomes)));
      if (Object.keys(guardaveis).length === 0) return esquecerRascunho(chave);
      const deles = Object.fromEntries(Object.keys(guardaveis).map((nome) => [nome, base[nome]]));
      guardarRascunho(chave, { em: Date.now(), revisao, mudancas: guardaveis, base: deles });
    };
    const { unsubscribe } = form.watch((valores) => {
      clearTimeout(relogio);
      relogio = setTimeout(() => guardar(valores as Valores), GUARDAR_MS);
    });
    return () => {
      clearTimeout(relogio);
      unsubscribe();
    };
  }, [form, campos, base, chave, revisao]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when another comes, not when something is written
  useEffect(() => {
    if (deFora === registro || deFora === null || deFora.revisao < (registro?.revisao ?? 0)) return;
    const novo = valoresDe(campos, deFora);
    const escrito = (sobre: Valores) => Object.keys(diferenca(campos, sobre, form.getValues())).length > 0;
    if (escrito(base) && escrito(novo)) return;
    tomar(deFora);
    form.reset(novo);
  }, [deFora]);

  const recomecar = (com: Valores) => {
    esquecerRascunho(chave);
    definirRascunho(null);
    mudar(NADA_MUDADO);
    form.reset(com);
  };
  const recusar = (recusa: Recusa) => {
    const { campos: ditos, geral: resto } = porCampo(recusa, new Set(campos.map(({ campo }) => campo)));
    for (const [nome, message] of ditos)
      form.setError(nome, { message }, { shouldFocus: nome === ditos[0]![0] });
    definirGeral(ditos.length > 0 ? [P.corrija, ...resto] : resto);
    acharExistente(existenteDe(recusa));
  };
  const mandar = async (mudancas: Valores, sobre: number | null): Promise<Registro> => {
    const enviadas = registro === null ? semNulos(mudancas) : mudancas;
    if (gravar) return gravar(enviadas, sobre);
    const { data } =
      registro === null
        ? await provedor.create(recurso.nome, { data: enviadas })
        : await provedor.update(recurso.nome, {
            ...{ id: registro.uid, data: { ...enviadas, revisao: sobre }, previousData: registro },
          });
    return data as Registro;
  };
  const enviar = async (mudancas: Valores, sobre: number | null, meu: Valores) => {
    salvar(true);
    definirGeral([]);
    try {
      const salvo = await mandar(mudancas, sobre);
      encontrar(null);
      if (registro !== null) tomar(salvo);
      recomecar(valoresDe(campos, salvo));
      dizer(palavras?.salvo ?? (registro === null ? P.cadastrado : P.salvo));
      aoSalvar(salvo);
    } catch (erro) {
      if (erro instanceof Espera) {
        encontrar(null);
        recomecar(doMotor);
        return aoEsperar ? aoEsperar(erro) : dizer(erro.message);
      }
      const recusa = erro as Recusa;
      const deles = recusa.corpo?.atual as Registro | null | undefined;
      if (recusa.status === 409 && deles) encontrar({ deles, meu });
      else {
        encontrar(null);
        recusar(recusa);
      }
    } finally {
      salvar(false);
    }
  };
  const aoEnviar = form.handleSubmit(
    async (valores) => {
      const mudancas = diferenca(campos, registro === null ? {} : base, valores);
      if (registro !== null && Object.keys(mudancas).length === 0) return dizer(P.nadaMudou);
      if (antesDeEnviar && !(await antesDeEnviar(base, valores))) return;
      await enviar(mudancas, revisao, valores);
    },
    () => definirGeral([P.corrija]),
  );
  const submeter = (evento: FormEvent) => {
    evento.preventDefault();
    if (!salvando && online) void aoEnviar();
  };

  useEffect(() => {
    const ouvir = (evento: KeyboardEvent) => {
      if (!(evento.ctrlKey || evento.metaKey) || evento.key.toLowerCase() !== 's') return;
      evento.preventDefault();
      if (document.querySelector('dialog[open]') === null) caixa.current?.requestSubmit();
    };
    addEventListener('keydown', ouvir);
    return () => removeEventListener('keydown', ouvir);
  }, []);
  const partes = useMemo(() => partesDe(campos, secoes), [campos, secoes]);
  const descartar = useCallback(() => esquecerRascunho(chave), [chave]);

  return (
    <FormProvider {...form}>
      <ContextoDosMudados value={mudados}>
        <form ref={caixa} className="formulario" onSubmit={submeter} noValidate>
          {rascunho && (
            <p className="nota" role="status">
              {P.rascunho(formatarDataHora(rascunho.em))}
              <Botao variante="leve" onClick={() => recomecar(doMotor)}>
                {P.descartar}
              </Botao>
            </p>
          )}
          {geral.length > 0 && (
            <div className="nota ruim" role="alert">
              {geral.map((uma) => (
                <p key={uma}>{uma}</p>
              ))}
              {existente && <OExistente de={existente} />}
            </div>
          )}
          {desenho ??
            partes.map((parte) => (
              <Parte key={parte.titulo ?? ''} de={parte}>
                {parte.destes.map((campo) => {
                  const Controle = entradas[campo.campo] ?? Entrada;
                  return (
                    <Controle
                      key={campo.campo}
                      nome={campo.campo}
                      campo={campo}
                      hoje={
                        campo.mascarado && registro?.[campo.campo]
                          ? textoDe(campo, registro[campo.campo])
                          : undefined
                      }
                    />
                  );
                })}
              </Parte>
            ))}
          {junto}
          <footer className="formulario-acoes">
            <Botao type="submit" variante="primario" esperando={salvando} disabled={!online}>
              {palavras?.salvar ?? (registro === null ? P.cadastrar : P.salvar)}
            </Botao>
            {registro !== null && <QuantosMudados de={[...mudados]} />}
          </footer>
        </form>
      </ContextoDosMudados>
      {encontro && registro && (
        <Mescla
          campos={campos}
          base={base}
          meu={encontro.meu}
          deles={valoresDe(campos, encontro.deles)}
          salvando={salvando}
          aoFechar={() => encontrar(null)}
          aoEscolher={(escolhido) => {
            const deles = valoresDe(campos, encontro.deles);
            const mudancas = diferenca(campos, deles, escolhido);
            if (Object.keys(mudancas).length > 0)
              return void enviar(mudancas, encontro.deles.revisao, escolhido);
            encontrar(null);
            tomar(encontro.deles);
            recomecar(deles);
            aoSalvar(encontro.deles);
          }}
        />
      )}
      <SairSemSalvar sujo={sujo && !salvando} aoDescartar={descartar} />
    </FormProvider>
  );
}

const semNulos = (mudancas: Valores): Valores =>
  Object.fromEntries(Object.entries(mudancas).filter(([, valor]) => valor !== null));
