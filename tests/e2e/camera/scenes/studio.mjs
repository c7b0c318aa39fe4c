import * as THREE from 'three';

/** Pixels of the pictures. */
export const [WIDTH, HEIGHT] = [640, 480];

/** A lit room with a plain wall and a camera in it; `draw` answers the picture as the data address of a JPEG. */
export function studio({ eye, target, background }) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: WIDTH, height: HEIGHT });
  const renderer = new THREE.WebGLRenderer({ canvas, antialias: true, preserveDrawingBuffer: true });
  renderer.setSize(WIDTH, HEIGHT, false);
  const scene = new THREE.Scene();
  scene.background = new THREE.Color(background);
  const camera = new THREE.PerspectiveCamera(40, WIDTH / HEIGHT, 0.01, 10);
  camera.position.set(...eye);
  camera.lookAt(...target);
  const sun = new THREE.DirectionalLight('#fff2e0', 2.2);
  sun.position.set(0.6, 1.5, 1.6);
  scene.add(new THREE.HemisphereLight('#ffffff', '#776655', 1.6), sun);
  const draw = () => {
    renderer.render(scene, camera);
    return canvas.toDataURL('image/jpeg', 0.92);
  };
  return { scene, draw };
}

export const matter = (colour, roughness = 0.7) => new THREE.MeshStandardMaterial({ color: colour, roughness });
export const SKIN = '#d9a184';
